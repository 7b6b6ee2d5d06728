import { Checkbox, Grid, Stack } from '@skep/ui';

export interface TickedHivesProps {
  /** Ticks all of them. */
  allLabel: string;
  hives: readonly { id: string; name: string }[];
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
}

/** Hives of a set to tick, one by one or all at once. */
export function TickedHives({ allLabel, hives, ticked, onTicked }: TickedHivesProps) {
  const change = (ids: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onTicked(next);
  };
  const ids = hives.map(({ id }) => id);
  return (
    <Stack gap={12}>
      <Checkbox
        label={allLabel}
        isChecked={ids.every((id) => ticked.has(id))}
        onChange={(isTicked) => change(ids, isTicked)}
      />
      <Grid minColumn={160} gap={12}>
        {hives.map((hive) => (
          <Checkbox
            key={hive.id}
            label={hive.name}
            isChecked={ticked.has(hive.id)}
            onChange={(isTicked) => change([hive.id], isTicked)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
