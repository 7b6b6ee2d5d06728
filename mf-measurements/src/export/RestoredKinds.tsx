import { Row, Stack, Text } from '@skep/ui';
import type { RestoreFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-export-intl.ts';

type Kind = RestoreFieldsFragment['kinds'][number];

/** What people call by a name of its own; layers, places and the like are parts of these. */
const named = [
  ...(['apiaries', 'hives', 'queens', 'inspections', 'photos'] as const),
  ...(['checklists', 'devices', 'measurements', 'moved_flash_logs'] as const),
];

type Named = (typeof named)[number] | 'other';

const nameOf = (kind: Pick<Kind, 'name'>): Named => named.find((name) => name === kind.name) ?? 'other';

/** The text that names a kind. */
export const nameOfKind = (name: string) => `restore.kind.${nameOf({ name })}` as const;

/** How much of each kind comes, or came; kinds of which there is nothing are left out. */
export function RestoredKinds({ kinds, isDone }: { kinds: readonly Kind[]; isDone: boolean }) {
  const { formatMessage } = useIntl();
  const groups = Map.groupBy(kinds, nameOf);
  const lines = [...named, 'other' as const].flatMap((name) => {
    const together = groups.get(name) ?? [];
    const sum = (part: 'fresh' | 'present' | 'leftOut') =>
      together.reduce((total, kind) => total + kind[part], 0);
    const faultyRow = together.find((kind) => kind.faultyRow != null)?.faultyRow;
    const line = { name, fresh: sum('fresh'), present: sum('present'), leftOut: sum('leftOut'), faultyRow };
    return line.fresh + line.present + line.leftOut > 0 || faultyRow != null ? [line] : [];
  });
  return (
    <Stack gap={8} as="ul">
      {lines.map(({ name, fresh, present, leftOut, faultyRow }) => (
        <Stack key={name} gap={4} as="li">
          <Row justify="between">
            <Text as="span" isBold>
              {formatMessage({ id: `restore.kind.${name}` })}
            </Text>
            <Text as="span">
              {formatMessage({ id: isDone ? 'restore.came' : 'restore.comes' }, { fresh, present })}
            </Text>
          </Row>
          {leftOut > 0 && (
            <Text tone="muted">{formatMessage({ id: 'restore.leftOut' }, { count: leftOut })}</Text>
          )}
          {faultyRow != null && (
            <Text tone="problem">{formatMessage({ id: 'restore.faulty' }, { row: faultyRow })}</Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
