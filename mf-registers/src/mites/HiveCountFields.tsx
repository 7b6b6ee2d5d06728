import { type MiteThresholds, miteLevelOf, miteLimits, miteUnitOf } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Card, Checkbox, Grid, Heading, Stack } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import type { HiveSet } from '../entry-forms/offered-hives.ts';
import { useIntl } from '../use-mite-intl.ts';
import { LevelLine } from './LevelLine.tsx';
import type { MiteCountFormState } from './MiteCountForm.tsx';
import { bandOf } from './thresholds.ts';

export interface HiveCountFieldsProps {
  form: MiteCountFormState;
  sets: readonly HiveSet[];
  thresholds: MiteThresholds;
}

/** For each ticked hive what was found in it, and what that says while it is typed. */
export function HiveCountFields({ form, sets, thresholds }: HiveCountFieldsProps) {
  const ticked = new Set(form.watch('hiveIds'));
  const hives = sets.flatMap((set) => set.hives).filter(({ id }) => ticked.has(id));
  return (
    <Grid minColumn={280} gap={16}>
      {hives.map(({ id, name }) => (
        <Card key={id} as="section">
          <OneHive form={form} id={id} name={name} thresholds={thresholds} />
        </Card>
      ))}
    </Grid>
  );
}

interface OneHiveProps {
  form: MiteCountFormState;
  id: string;
  name: string;
  thresholds: MiteThresholds;
}

function OneHive({ form, id, name, thresholds }: OneHiveProps) {
  const { formatMessage } = useIntl();
  const isSample = miteUnitOf(form.watch('method')) === 'percent';
  return (
    <Stack gap={16}>
      <Heading level={2}>{name}</Heading>
      <Field
        form={form}
        name={`counts.${id}.mites`}
        label={formatMessage({ id: 'mites.mitesOf' }, { hive: name })}
      >
        {(field) => <NumberField {...field} isRequired min={0} max={miteLimits.mites} />}
      </Field>
      {isSample && (
        <Field
          form={form}
          name={`counts.${id}.bees`}
          label={formatMessage({ id: 'mites.beesOf' }, { hive: name })}
        >
          {(field) => <NumberField {...field} isRequired min={1} max={miteLimits.bees} step={50} />}
        </Field>
      )}
      <Field
        form={form}
        name={`counts.${id}.isBroodless`}
        label={formatMessage({ id: 'mites.broodlessOf' }, { hive: name })}
      >
        {({ value, ...field }) => <Checkbox {...field} isChecked={value} />}
      </Field>
      <Said form={form} id={id} thresholds={thresholds} />
    </Stack>
  );
}

/** What the numbers say, as soon as they say something. */
function Said({ form, id, thresholds }: Omit<OneHiveProps, 'name'>) {
  const [method, days, day] = form.watch(['method', 'days', 'day']);
  const { mites, bees } = form.watch(`counts.${id}`) ?? {};
  if (mites === undefined || !Number.isInteger(mites) || mites < 0) return null;
  // More mites than bees are refused at their field: no per cent is shown of them.
  if (miteUnitOf(method) === 'percent' && mites > (bees ?? 0)) return null;
  const level = miteLevelOf({ method, mites, bees, days });
  return level ? <LevelLine level={level} band={bandOf(level, thresholds, method, day ?? '')} /> : null;
}
