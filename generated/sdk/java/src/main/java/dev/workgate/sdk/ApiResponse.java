package dev.workgate.sdk;

import java.net.http.HttpHeaders;

/**
 * An answer with what came along.
 *
 * @param data what the operation answers with
 * @param status the HTTP status
 * @param headers such as ETag, RateLimit and Idempotent-Replayed
 */
public record ApiResponse<T>(T data, int status, HttpHeaders headers) {}
