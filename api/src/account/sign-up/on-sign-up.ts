import type { Context, NewPerson, SignUpRequest } from '#platform/context/context.ts';

/** @throws what a domain throws that does not let this person in */
export async function requireMaySignUp(context: Context, request: SignUpRequest): Promise<void> {
  for (const mayRefuse of context.domains.flatMap((domain) => domain.beforeSignUp ?? []))
    await mayRefuse(context, request);
}

/** Gives a new person what each domain has for them. */
export async function onSignUp(context: Context, person: NewPerson): Promise<void> {
  for (const give of context.domains.flatMap((domain) => domain.onSignUp ?? [])) await give(context, person);
}
