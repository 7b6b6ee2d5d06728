import { SelectField } from '@skep/ui/form';
import { type MeasuredApiaries, type Source, sourceIn, sourceText } from './source.ts';
import { useIntl } from './use-data-intl.ts';

export interface SourceChoiceProps {
  apiaries: MeasuredApiaries;
  devices: readonly { id: string; name: string }[];
  chosen: Source | undefined;
  /** What is shown where it is none of these, as some hives together. */
  otherText?: string | undefined;
  onChoose: (source: Source) => void;
}

/** Whose measurements are shown: an apiary, a hive or a device, by where they stand; hives that others share too. */
export function SourceChoice({ apiaries, devices, chosen, otherText, onChoose }: SourceChoiceProps) {
  const { formatMessage } = useIntl();
  const names = new Map(devices.map(({ id, name }) => [id, name]));
  const placed = apiaries.flatMap(({ hives }) => hives.flatMap(({ deviceIds }) => deviceIds));
  const option = (kind: Source['kind'], id: string, label: string, group: string) => ({
    value: sourceText({ kind, id }),
    label,
    group,
  });
  const options = [
    ...apiaries.flatMap((apiary) => [
      option(
        'apiary',
        apiary.id,
        formatMessage({ id: 'data.wholeApiary' }, { apiary: apiary.name }),
        apiary.name,
      ),
      ...apiary.hives.flatMap(({ id, name: hive, isOwner, deviceIds }) => [
        option('hive', id, isOwner ? hive : formatMessage({ id: 'data.sharedHive' }, { hive }), apiary.name),
        ...deviceIds.flatMap((deviceId) => {
          const device = names.get(deviceId);
          if (device === undefined) return [];
          const label = formatMessage({ id: 'data.deviceOfHive' }, { hive, device });
          return [option('device', deviceId, label, apiary.name)];
        }),
      ]),
    ]),
    ...devices
      .filter(({ id }) => !placed.includes(id))
      .map(({ id, name }) => option('device', id, name, formatMessage({ id: 'devices.noHive' }))),
  ];
  return (
    <SelectField
      label={formatMessage({ id: 'data.source' })}
      isLabelHidden
      isAlwaysChosen
      {...(otherText && { placeholder: otherText })}
      isSearched="long"
      options={options}
      value={chosen && sourceText(chosen)}
      onChange={(text) => {
        const source = sourceIn(text);
        if (source) onChoose(source);
      }}
    />
  );
}
