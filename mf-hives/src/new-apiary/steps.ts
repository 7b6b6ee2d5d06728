/** The steps of a new apiary, in order; their ids stand in the address. */
export const steps = ['place', 'address', 'build', 'hives'] as const;

export type Step = (typeof steps)[number];

export function stepOf(text: string | null): Step {
  return steps.find((step) => step === text) ?? 'place';
}

export function nextStep(step: Step): Step | undefined {
  return steps[steps.indexOf(step) + 1];
}

export function previousStep(step: Step): Step | undefined {
  return steps[steps.indexOf(step) - 1];
}

const numbersOfHives = ['hives.amount', 'hives.prefix', 'hives.firstNumber'];

/** The step that holds a field, by the field's name. */
export function stepOfField(name: string): Step {
  if (numbersOfHives.includes(name)) return 'hives';
  if (name.startsWith('hives.')) return 'build';
  if (/^(address|coordinates|registrationNumber|landOwnerContact|accessNotes)\b/.test(name)) return 'address';
  return 'place';
}
