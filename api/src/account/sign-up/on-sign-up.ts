import type { Context } from '#platform/context/context.ts';
import type { NewPerson } from '#platform/domain/domain.ts';

/** Gives a new person what each domain has for them. */
export async function onSignUp(context: Context, person: NewPerson): Promise<void> {
  for (const give of context.domains.flatMap((domain) => domain.onSignUp ?? [])) await give(context, person);
}
