// Generated from contracts/openapi by `make generate`. Do not edit.
export interface paths {
    "/api/v1/integrations/chat/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a slash command
         * @description Creates a WorkItem in the pack and queue that the channel is mapped to and answers with a text that only the caller sees. The same request again, by its signature, gets the same answer and makes no second WorkItem. `ssl_check` is answered with an empty 200.
         */
        post: operations["receiveChatCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/chat/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event
         * @description Answers the verification of the address with its challenge. `app_uninstalled` disables the installation and `tokens_revoked` is recorded, once per `event_id` and only if the event is newer than the present installation. All other events are taken without effect.
         */
        post: operations["receiveChatEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/chat/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a click on a card, or a form
         * @description A click on a button of a card that waits for approval, or the form in which a rejection is commented on. It decides in the name of the member to whom the account is linked, with what that member may at this moment, as the shell does. Whoever may not decide is told so for themselves alone, through the `response_url` of the click. A click is answered with an empty 200, whatever becomes of it, and a form with nothing or with what is wrong with it. All other interactions are taken without effect.
         */
        post: operations["receiveChatInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/chat/oauth/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start an installation
         * @description Sends the browser of an administrator to the platform, with a sealed state that is good for ten minutes. A browser without a session is sent to sign in first, and one that another site has sent here to the page of the chat, where the administrator goes on.
         */
        get: operations["startChatInstall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/chat/oauth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an installation
         * @description Where the platform sends the browser back. The code is exchanged, what is not secret of the answer is recorded, the token is dropped. Every outcome is a redirect to the admin page with `chat_install`: `ok`, `denied` (by the person), `expired` (the state, or it was used before), or `failed`.
         */
        get: operations["completeChatInstall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/chat/directory-install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a bot token for posting
         * @description Asks the platform whose token it is, refuses one of another workspace or app or without the scope `chat:write`, stores it in the secret store, and makes or updates the integration of the workspace. Repeating it stores the token anew. The header `Origin` must be that of the service.
         */
        post: operations["installChatBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An identifier of the platform's own.
         * @example T1DC2JH3J
         */
        ChatId: string;
        /** @description A slash command as the platform sends it. Fields that it adds are ignored. */
        ChatCommand: {
            /**
             * @description `1` where the platform only looks whether the address answers; all other fields may be absent then.
             * @example 1
             */
            ssl_check?: string;
            /**
             * @description The workspace; empty or absent for a command that is given outside any, which only an app that is installed for the whole grid is sent.
             * @example T1DC2JH3J
             */
            team_id?: string;
            /**
             * @description The grid that the workspace belongs to; empty or absent outside any.
             * @example E0123ABCD
             */
            enterprise_id?: string;
            channel_id: components["schemas"]["ChatId"];
            user_id: components["schemas"]["ChatId"];
            /**
             * @description Name of the person.
             * @example roadrunner
             */
            user_name?: string;
            /**
             * @description The command that was typed.
             * @example /work
             */
            command: string;
            /**
             * @description What was typed behind it. Words `priority:…` and `#tag` at its start and its end are options; what stands between them is the subject, and so is `#` with a number.
             * @example Refund for order #1234 priority:high #vip
             */
            text?: string;
            api_app_id?: components["schemas"]["ChatId"];
            /**
             * @description Whether the app is installed for the whole grid.
             * @example false
             * @enum {string}
             */
            is_enterprise_install?: "true" | "false";
            /**
             * @description Where an outcome that comes late is told, at hosts of the platform alone.
             * @example https://hooks.slack.com/commands/T1DC2JH3J/1234567890/abcdef
             */
            response_url?: string;
            /**
             * @description Names this use of the command.
             * @example 398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c
             */
            trigger_id?: string;
        };
        /** @description An answer in the chat. */
        ChatReply: {
            /**
             * @description Only the person who gave the command sees it.
             * @example ephemeral
             * @enum {string}
             */
            response_type: "ephemeral";
            /**
             * @description Text for the person, with `&`, `<` and `>` escaped.
             * @example This channel is not connected to Workgate yet.
             */
            text: string;
        };
        /**
         * @description Kind of error.
         * @example validation_error
         * @enum {string}
         */
        ErrorType: "validation_error" | "authentication_error" | "authorization_error" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "internal_error";
        /**
         * @description Machine-readable code of the error; branch on it.
         * @example validation_error
         * @enum {string}
         */
        ErrorCode: "validation_error" | "authentication_error" | "authorization_error" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "internal_error" | "duplicate_member" | "invalid_state" | "ambiguous_id" | "precondition_failed" | "idempotency_key_reused" | "request_in_progress" | "execution_in_progress" | "payload_mismatch" | "policy_denied" | "approval_required" | "too_many_pending" | "method_not_allowed" | "unsupported_media_type" | "payload_too_large" | "projection_unavailable" | "log_inconsistent";
        /** @description One problem of a request. */
        ErrorDetail: {
            /**
             * @description Path of the field in the body, or name of the query parameter, path parameter or header.
             * @example initial_message.role
             */
            field: string;
            /**
             * @description The problem.
             * @example is required
             */
            problem: string;
        };
        /** @description The error and its remedy. */
        Error: {
            type: components["schemas"]["ErrorType"];
            /**
             * @description For people. It names the field and, if there is one, the remedy; do not match on it.
             * @example subject: is required
             */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description Id of the request in the service's logs; may be empty.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * @description True if repeating the request later can succeed.
             * @example false
             */
            retryable: boolean;
            /** @description Individual problems, if there are several or a field is at fault. At most 20. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The body of every answer above 399. */
        ErrorResponse: {
            error: components["schemas"]["Error"];
        };
        /** @description An installation that an event is for. */
        ChatAuthorization: {
            /**
             * @description The workspace.
             * @example T1DC2JH3J
             */
            team_id?: components["schemas"]["ChatId"] | null;
            /**
             * @description The grid.
             * @example E0123ABCD
             */
            enterprise_id?: components["schemas"]["ChatId"] | null;
            /**
             * @description Whether it is one for a whole grid.
             * @example false
             */
            is_enterprise_install?: boolean;
        };
        /** @description Whose tokens were revoked. */
        ChatRevokedTokens: {
            /**
             * @description Users of the app itself whose tokens were revoked.
             * @example [
             *       "U0LAN0Z89"
             *     ]
             */
            bot?: string[];
        };
        /** @description What happened. */
        ChatEventDetail: {
            /**
             * @description Kind of event.
             * @example app_uninstalled
             */
            type: string;
            tokens?: components["schemas"]["ChatRevokedTokens"];
        };
        /** @description A verification of the address, or an event. Fields that the platform adds are ignored. */
        ChatEvent: {
            /**
             * @description `url_verification` or `event_callback`; others are taken without effect.
             * @example event_callback
             */
            type: string;
            /**
             * @description What a verification wants to read again.
             * @example 3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P
             */
            challenge?: string;
            /**
             * @description The workspace; absent where an event is of a whole grid.
             * @example T1DC2JH3J
             */
            team_id?: components["schemas"]["ChatId"] | null;
            /**
             * @description The grid.
             * @example E0123ABCD
             */
            enterprise_id?: components["schemas"]["ChatId"] | null;
            api_app_id?: components["schemas"]["ChatId"];
            /**
             * @description Whether the app is installed for the whole grid.
             * @example false
             */
            is_enterprise_install?: boolean;
            /** @description The installations that the event is for. */
            authorizations?: components["schemas"]["ChatAuthorization"][];
            /**
             * @description Names the event; the same in every delivery.
             * @example Ev9UQ52YNA
             */
            event_id?: string;
            /**
             * @description When it happened, in seconds since 1970.
             * @example 1793491200
             */
            event_time?: number;
            event?: components["schemas"]["ChatEventDetail"];
        };
        /** @description The answer to an event. */
        ChatEventReply: {
            /**
             * @description What the verification wants to read again.
             * @example 3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P
             */
            challenge?: string;
        };
        /** @description An interaction as the platform sends it. Fields that it adds are ignored. */
        ChatInteraction: {
            /**
             * @description The interaction as a JSON text. `type` is `block_actions` for a click and `view_submission` for a form; the values of buttons are what the service has sealed into them.
             * @example {"type":"block_actions","actions":[]}
             */
            payload: string;
        };
        /** @description The answer to an interaction. */
        ChatInteractionReply: {
            /**
             * @description The form stays open, and shows what is wrong.
             * @example errors
             * @enum {string}
             */
            response_action?: "errors";
            /**
             * @description What is wrong, by the field of the form.
             * @example {
             *       "comment": "It is rejected already."
             *     }
             */
            errors?: {
                [key: string]: string;
            };
        };
        /** @description A bot token and what it is said to be of. */
        DirectoryInstallRequest: {
            chat_team_id: components["schemas"]["ChatId"];
            chat_api_app_id?: components["schemas"]["ChatId"];
            /**
             * @description The token of the app's bot in the workspace. It is in no answer and no log.
             * @example xoxb-not-a-real-token
             */
            bot_token: string;
        };
        /** @description The app in a workspace. Nothing of it is secret. */
        ChatInstallation: {
            /**
             * @description The integration that actions name.
             * @example int_01h455vb4pex5vsknk084sn02q
             */
            integration_id: string;
            /**
             * @description The workspace; null for an installation for a whole grid.
             * @example T1DC2JH3J
             */
            chat_team_id: string | null;
            /**
             * @description Its name.
             * @example Acme
             */
            chat_team_name: string | null;
            /**
             * @description The app; null while the platform has not said which.
             * @example A0KRD7HC3
             */
            chat_api_app_id: string | null;
            /**
             * @description The grid; null outside any.
             * @example E0123ABCD
             */
            chat_enterprise_id: string | null;
            /**
             * @description Whether the app is installed for the whole grid.
             * @example false
             */
            is_enterprise_install: boolean;
            /**
             * @description `disabled` after the app was removed from the workspace.
             * @example installed
             * @enum {string}
             */
            installation_status: "installed" | "disabled";
            /**
             * Format: date-time
             * @description When the present installation was made.
             * @example 2026-11-21T08:36:52.228Z
             */
            installed_at: string;
            /**
             * @description Whether a bot token is stored.
             * @example true
             */
            chat_oauth_token_persisted: boolean;
            /**
             * @description What was granted to the app by OAuth.
             * @example [
             *       "commands"
             *     ]
             */
            chat_install_granted_bot_scopes: string[];
            /**
             * @description What was granted to the bot token that is stored.
             * @example [
             *       "chat:write",
             *       "commands"
             *     ]
             */
            chat_bot_token_granted_scopes: string[];
        };
    };
    responses: {
        /** @description The signature is missing, wrong, or of a request that is too old or from the future. One message for every cause. */
        SignatureRefused: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service has no chat app. */
        NotConfigured: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Something went wrong in the service. */
        InternalError: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is invalid, or the platform does not confirm it; `details` names each field and its problem. */
        BadRequest: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The workspace is connected to another tenant, or it is being changed by others at the same time. */
        Conflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is not of the media type that the operation takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service, or the chat platform, is not available for now. */
        Unavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description To the page of the platform on which the installation is confirmed, or to that of the service on which one signs in first. */
        ToPlatform: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                /**
                 * @description The page of the platform, with the state in its query; relative for one of the service.
                 * @example https://slack.com/oauth/v2/authorize?client_id=1.2&scope=commands
                 */
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Nobody is signed in. */
        SessionRefused: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The person may not connect workspaces for the tenant, or the request does not come from a page of the service. */
        Forbidden: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description To the admin page; `chat_install` says how the installation ended. */
        ToAdminPage: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                /**
                 * @description The admin page.
                 * @example /admin/chat?chat_install=ok
                 */
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request in the logs: the trace-id of `traceparent`, else your `X-Request-Id`, else generated.
         * @example 4bf92f3577b34da6a3ce929d0e0e4736
         */
        CorrelationId: string;
        /**
         * @description Seconds to wait before repeating the request.
         * @example 12
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    receiveChatCommand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChatCommand"];
            };
        };
        responses: {
            /** @description The text for the person, whatever became of the command; empty for `ssl_check`. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReply"];
                };
            };
            401: components["responses"]["SignatureRefused"];
            404: components["responses"]["NotConfigured"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    receiveChatEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatEvent"];
            };
        };
        responses: {
            /** @description Taken note of. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatEventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignatureRefused"];
            404: components["responses"]["NotConfigured"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveChatInteraction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChatInteraction"];
            };
        };
        responses: {
            /** @description Taken; with what is wrong with a form, if something is. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatInteractionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignatureRefused"];
            404: components["responses"]["NotConfigured"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startChatInstall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToPlatform"];
            401: components["responses"]["SessionRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotConfigured"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeChatInstall: {
        parameters: {
            query: {
                /**
                 * @description The state of the start.
                 * @example eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0
                 */
                state: string;
                /**
                 * @description The code to exchange; absent if the person or the platform has refused.
                 * @example 1234567890.1234567890.abcdef
                 */
                code?: string;
                /**
                 * @description Why there is no code (RFC 6749, 4.1.2.1).
                 * @example access_denied
                 */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToAdminPage"];
            404: components["responses"]["NotConfigured"];
        };
    };
    installChatBotToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryInstallRequest"];
            };
        };
        responses: {
            /** @description The installation as it is now. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatInstallation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotConfigured"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
