import { Button, Checkbox, Grid, Row, Stack } from '@skep/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

export interface HiveCheckboxGroupProps {
  /** Of the apiary, or of whatever holds them together. */
  name: string;
  hives: readonly { id: string; name: string }[];
  /** Of this set and others. */
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
  /** Its hives are in sight to begin with. Default: where they are few. */
  isOpen?: boolean;
}

/** More of them push a form's other fields out of sight of a phone. */
const fewHives = 6;

/**
 * Hives of a set to tick: all at once, or one by one behind their count.
 * Accessibility: native check boxes; part of a set is announced as mixed, and the count says whether its list is open.
 */
export function HiveCheckboxGroup({ name, hives, ticked, onTicked, ...given }: HiveCheckboxGroupProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(given.isOpen ?? hives.length <= fewHives);
  const all = useRef<HTMLInputElement>(null);
  const ids = hives.map(({ id }) => id);
  const count = ids.filter((id) => ticked.has(id)).length;
  const isAll = count === ids.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  const change = (changed: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const id of changed) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onTicked(next);
  };
  return (
    <Stack gap={12}>
      <Row justify="between" gap={8}>
        <Checkbox
          ref={all}
          label={formatMessage({ id: 'kit.form.allHives' }, { name })}
          isChecked={isAll}
          onChange={(isTicked) => change(ids, isTicked)}
        />
        {hives.length > fewHives && (
          <Button
            kind="quiet"
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {formatMessage({ id: 'kit.form.someHives' }, { count, total: hives.length })}
          </Button>
        )}
      </Row>
      {isOpen && (
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
      )}
    </Stack>
  );
}
