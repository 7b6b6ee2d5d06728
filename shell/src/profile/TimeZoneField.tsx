import { fixedZones } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { profileQuery } from './ProfileScreen.graphql.ts';
import { setTimeZoneMutation } from './SetTimeZone.graphql.ts';
import { useIntl } from './use-profile-intl.ts';

/** The zone of files and messages that name none; a choice is saved as it is made. */
export function TimeZoneField({ stored }: { stored: string | undefined }) {
  const { formatMessage } = useIntl();
  const [notify, failureText] = [useNotify(), useFailureText()];
  const { run } = useMutationResult(setTimeZoneMutation, { refetchQueries: [profileQuery] });
  const [chosen, setChosen] = useState(stored);
  const isFixed = (name: string) => fixedZones.some(({ zone }) => zone === name);
  const zones = [
    ...new Set([...(stored === undefined ? [] : [stored]), ...Intl.supportedValuesOf('timeZone')]),
  ];

  async function choose(timeZone: string) {
    setChosen(timeZone);
    const answer = await run({ timeZone });
    if (!isFailure(answer)) return;
    setChosen(stored);
    notify({ kind: 'problem', text: failureText(answer) });
  }

  return (
    <SelectField
      label={formatMessage({ id: 'shell.profile.timeZone' })}
      hint={formatMessage({ id: 'shell.profile.timeZoneHint' })}
      options={[
        ...zones.filter((zone) => !isFixed(zone)).map((value) => ({ value, label: value })),
        ...fixedZones.map(({ offset, zone }) => ({ value: zone, label: `UTC${offset}` })),
      ]}
      value={chosen}
      onChange={(timeZone) => timeZone && void choose(timeZone)}
    />
  );
}
