import { Card, ChoiceField, Row, Stack } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { type Comparison, type View, views, yearCounts } from './comparison.ts';
import { useIntl } from './use-compare-intl.ts';

export interface CompareFieldsProps {
  shown: Comparison;
  /** Those that are compared. */
  hives: readonly { id: string; name: string; unknownQuantities: readonly string[] }[];
  quantities: readonly { key: string; name: string; isCharted: boolean }[];
  onChange: (shown: Comparison) => void;
}

/** In which way the hives are compared, and by what. */
export function CompareFields({ shown, hives, quantities, onChange }: CompareFieldsProps) {
  const { formatMessage } = useIntl();
  const { view, quantity, ownId, years } = shown;
  const unknown = [...new Set(hives.flatMap(({ unknownQuantities }) => unknownQuantities))].toSorted();
  const isOfOne = view === 'mean' || view === 'years';
  return (
    <Card as="section">
      <Stack gap={12}>
        <ChoiceField<View>
          label={formatMessage({ id: 'compare.view' })}
          options={views.map((value) => ({ value, label: formatMessage({ id: `compare.view.${value}` }) }))}
          value={view}
          onChange={(next) => onChange({ ...shown, view: next })}
        />
        <Row gap={16} align="start">
          {view !== 'gains' && (
            <SelectField
              label={formatMessage({ id: 'compare.quantity' })}
              isAlwaysChosen
              options={[
                ...quantities
                  .filter(({ key, isCharted }) => isCharted && !key.startsWith('s_bin'))
                  .map(({ key, name }) => ({ value: key, label: name })),
                ...unknown.map((key) => ({ value: key, label: key })),
              ]}
              value={quantity}
              onChange={(next) => onChange({ ...shown, quantity: next ?? quantity })}
            />
          )}
          {isOfOne && (
            <SelectField
              label={formatMessage({ id: 'compare.hive' })}
              isAlwaysChosen
              isSearched="long"
              options={hives.map(({ id, name }) => ({ value: id, label: name }))}
              value={ownId ?? hives[0]?.id}
              onChange={(next) => onChange({ ...shown, ownId: next })}
            />
          )}
          {view === 'years' && (
            <SelectField
              label={formatMessage({ id: 'compare.years' })}
              isAlwaysChosen
              options={yearCounts.map((count) => ({ value: String(count), label: String(count) }))}
              value={String(years)}
              onChange={(next) => onChange({ ...shown, years: Number(next ?? years) })}
            />
          )}
        </Row>
      </Stack>
    </Card>
  );
}
