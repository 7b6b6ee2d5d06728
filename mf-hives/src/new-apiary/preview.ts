import { apiaryLimits, numberedHiveName } from '@skep/domain';

/** Names of the hives that would be made; none while a number is missing or out of its range. */
export function previewNames(
  amount: number | undefined,
  prefix: string,
  firstNumber: number | undefined,
): string[] {
  const isAmount =
    Number.isInteger(amount) && Number(amount) >= 0 && Number(amount) <= apiaryLimits.newHivesMax;
  if (!isAmount || amount === undefined || firstNumber === undefined || !Number.isInteger(firstNumber))
    return [];
  return Array.from({ length: amount }, (_, index) => numberedHiveName(prefix, firstNumber + index));
}
