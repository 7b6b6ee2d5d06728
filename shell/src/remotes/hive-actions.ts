import type { RegistryDocument } from '@skep/registry/schema';
import type { HiveAction, Language, Observable, Session, WritableStore } from '@skep/remote-kit';
import { entriesFor } from '../layout/entries.ts';

export interface HiveActionParts {
  live: Observable<RegistryDocument>;
  session: Session;
  language: Language;
}

/** Keeps the list of what remotes do with hives as the registry, the person and their language have it. */
export function offerHiveActions(
  actions: WritableStore<readonly HiveAction[]>,
  { live, session, language }: HiveActionParts,
): void {
  function update(): void {
    const state = session.get();
    const shown =
      state.kind === 'signedIn' ? entriesFor(live.get(), 'create', state.person, language.get()) : [];
    actions.set(
      shown.flatMap(({ id, label, icon, path, takesHives, items }) =>
        takesHives ? [{ id, label, icon, path, ...(items && { items }) }] : [],
      ),
    );
  }

  update();
  for (const source of [live, session, language]) source.subscribe(update);
}
