/** A day as a field of days has it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When a day begins where the person is, or so many days later. */
export function dayOf(day: string | null, later: number): Date | undefined {
  if (day === null || !DAY.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
