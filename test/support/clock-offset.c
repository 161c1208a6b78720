/*
 * Shifts the wall clock of the process into which it is preloaded. The file that CLOCK_OFFSET_FILE names contains the
 * offset in seconds. The file is read again every 100 ms, so that a test can set the clock while the process runs. The
 * monotonic clock does not change, as on any machine whose clock is set.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

typedef int (*clock_gettime_function)(clockid_t, struct timespec *);

static clock_gettime_function real_clock_gettime(void) {
  static clock_gettime_function function;
  if (function == NULL) function = (clock_gettime_function)dlsym(RTLD_NEXT, "clock_gettime");
  return function;
}

static long offset_seconds(void) {
  static long offset;
  static long read_at = -1;
  struct timespec now;
  real_clock_gettime()(CLOCK_MONOTONIC, &now);
  long tenths = now.tv_sec * 10 + now.tv_nsec / 100000000;
  if (tenths == read_at) return offset;
  read_at = tenths;
  const char *name = getenv("CLOCK_OFFSET_FILE");
  FILE *file = name == NULL ? NULL : fopen(name, "r");
  if (file == NULL) return offset;
  long value;
  if (fscanf(file, "%ld", &value) == 1) offset = value;
  fclose(file);
  return offset;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = real_clock_gettime()(clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += offset_seconds();
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}
