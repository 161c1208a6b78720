/** Format of a date input's value. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the start of a day in the person's time zone, `later` days after it; undefined if the text is not a day. */
export function dayOf(day: string | null, later: number): Date | undefined {
  if (day === null || !DAY.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
