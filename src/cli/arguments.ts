import { InvalidArgumentError } from 'commander';
import { lineProblem } from '../platform/plain-text.ts';
import { isLonger } from '../platform/text-length.ts';

export function oneLine(text: string): string {
  const problem = lineProblem(text);
  if (problem !== undefined) throw new InvalidArgumentError(`It ${problem}.`);
  return text;
}

const MAX_REASON_LENGTH = 500;

export function reason(text: string): string {
  const line = oneLine(text).trim();
  if (line !== '' && !isLonger(line, MAX_REASON_LENGTH)) return line;
  throw new InvalidArgumentError(`It must have 1 to ${MAX_REASON_LENGTH} characters.`);
}

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}

export function moment(text: string): Date {
  const value = new Date(text);
  if (Number.isNaN(value.getTime())) throw new InvalidArgumentError('It must be a time such as 2027-01-31T12:00:00Z.');
  return value;
}

export const collect = (value: string, earlier: string[] = []) => [...earlier, value];
