import type { Context } from '#platform/context/context.ts';

/** Deletes the stored answers of a move. */
export async function removeAnswers({ restores }: Pick<Context, 'restores'>, prefix: string): Promise<void> {
  for (const name of await restores.names(`${prefix}-`)) await restores.remove(name);
}
