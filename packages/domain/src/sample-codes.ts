/** None that is taken for another by hand or ear, as on the old service. */
export const sampleCodeLetters = 'ABCDFGHJKLMNPRSTUXYZ';
/** Of some 26 billion codes no two devices draw the same. */
export const sampleCodeLength = 8;

const sampleCode = /^[ABCDFGHJKLMNPRSTUXYZ]{8}$/;

/** Whether it can be the code of a sample. */
export function isSampleCode(text: string): boolean {
  return sampleCode.test(text);
}
