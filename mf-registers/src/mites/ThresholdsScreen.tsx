import {
  type MiteGauge,
  type MiteThresholdSet,
  type MiteThresholds,
  miteGauges,
  miteThresholdSets,
  miteThresholdsForm,
  miteThresholdsIn,
} from '@skep/domain';
import { useMutationResult, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card, Grid, Heading, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-mite-intl.ts';
import { SaveThresholdsMutation, ThresholdsFragment, ThresholdsQuery } from './thresholds.graphql.ts';
import { thresholdsOf } from './thresholds.ts';

/** The thresholds of a person's warnings, and their sources. */
export function ThresholdsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(ThresholdsQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const read = readFragment(ThresholdsFragment, result.data?.miteThresholds);
  const title = formatMessage({ id: 'mites.thresholds' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {read && <ThresholdsForm values={thresholdsOf(read)} isSouthern={read.isSouthern} />}
      </ScreenStates>
    </Page>
  );
}

function ThresholdsForm({ values, isSouthern }: { values: TypedThresholds; isSouthern: boolean }) {
  const { formatMessage } = useIntl();
  const saving = useMutationResult(SaveThresholdsMutation, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'miteThresholds' }),
  });
  const saved = useEntityForm({
    schema: miteThresholdsForm,
    values,
    save: (input) => saving.run({ input }),
    isEdit: true,
    savedText: () => formatMessage({ id: 'mites.thresholdsSaved' }),
    backTo: '/registers/mites',
  });
  const { form } = saved;
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Card as="section">
        <Stack gap={16}>
          <Text>{formatMessage({ id: 'mites.thresholdsHelp' })}</Text>
          <SetField form={form} isSouthern={isSouthern} />
        </Stack>
      </Card>
      {miteGauges.map((gauge) => (
        <Card key={gauge} as="section">
          <Stack gap={24}>
            <Heading level={2}>{formatMessage({ id: `mites.gauge.${gauge}` })}</Heading>
            {form.watch(gauge).map(({ fromMonth }, index) => (
              <SeasonFields key={fromMonth} form={form} gauge={gauge} index={index} fromMonth={fromMonth} />
            ))}
          </Stack>
        </Card>
      ))}
    </EntityForm>
  );
}

/** What the form holds: on the way a number may be missing. */
type TypedThresholds = Record<
  MiteGauge,
  { fromMonth: number; amber: number | undefined; red: number | undefined }[]
>;

type Form = UseFormReturn<TypedThresholds, unknown, MiteThresholds>;

const sets = Object.keys(miteThresholdSets) as MiteThresholdSet[];

/** Fills the form with the numbers of a source in the seasons of the person's apiaries; each can be changed afterwards. */
function SetField({ form, isSouthern }: { form: Form; isSouthern: boolean }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<MiteThresholdSet>();
  return (
    <SelectField
      label={formatMessage({ id: 'mites.set' })}
      hint={chosen && formatMessage({ id: `mites.source.${chosen}` })}
      options={sets.map((value) => ({ value, label: formatMessage({ id: `mites.set.${value}` }) }))}
      value={chosen}
      onChange={(value) => {
        const set = sets.find((each) => each === value);
        setChosen(set);
        if (set === undefined) return;
        const thresholds = miteThresholdsIn(miteThresholdSets[set], isSouthern);
        for (const gauge of miteGauges) form.setValue(gauge, thresholds[gauge], { shouldDirty: true });
      }}
    />
  );
}

interface SeasonFieldsProps {
  form: Form;
  gauge: MiteGauge;
  index: number;
  fromMonth: number;
}

function SeasonFields({ form, gauge, index, fromMonth }: SeasonFieldsProps) {
  const { formatMessage, formatDate } = useIntl();
  const month = formatDate(new Date(Date.UTC(2026, fromMonth - 1, 15)), { month: 'long', timeZone: 'UTC' });
  const unit = gauge === 'sample' ? '%' : undefined;
  return (
    <Stack gap={8}>
      <Text isBold>{formatMessage({ id: 'mites.fromMonth' }, { month })}</Text>
      <Grid minColumn={200} gap={16}>
        {(['amber', 'red'] as const).map((band) => (
          <Field
            key={band}
            form={form}
            name={`${gauge}.${index}.${band}`}
            label={formatMessage({ id: `mites.from.${band}` })}
          >
            {(field) => <NumberField {...field} isRequired min={0} step={0.5} decimals={1} unit={unit} />}
          </Field>
        ))}
      </Grid>
    </Stack>
  );
}
