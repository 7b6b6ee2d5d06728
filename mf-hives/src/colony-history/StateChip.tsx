import { Chip } from '@skep/ui';
import type { HiveState } from '../generated/graphql.ts';
import { stateLooks } from '../hive/hive-states.ts';
import { useStateText } from '../hive/useStateText.ts';

/** What a hive is and since when. */
export function StateChip({ state, since }: { state: HiveState; since: string | null }) {
  const text = useStateText()(state, since);
  if (state === 'ACTIVE') {
    return (
      <Chip tone="success" icon="success">
        {text}
      </Chip>
    );
  }
  const { icon, tone } = stateLooks[state];
  return (
    <Chip tone={tone === 'problem' ? 'problem' : 'neutral'} icon={icon}>
      {text}
    </Chip>
  );
}
