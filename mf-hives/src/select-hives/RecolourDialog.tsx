import { useMutationResult } from '@skep/remote-kit';
import { Field, FormDialog, useEntityForm } from '@skep/remote-kit/form';
import { ColorField } from '@skep/ui/form';
import { useState } from 'react';
import * as v from 'valibot';
import type { ChosenHive } from './chosen-hives.ts';
import { RecolourHivesMutation } from './many-hives.graphql.ts';
import { NameList } from './NameList.tsx';
import { useIntl } from './use-select-intl.ts';

export interface RecolourDialogProps {
  hives: readonly ChosenHive[];
  onClose: () => void;
}

const colourForm = v.object({ color: v.string('required') });

/** One colour for the chosen hives and all their layers. */
export function RecolourDialog({ hives, onClose }: RecolourDialogProps) {
  const { formatMessage } = useIntl();
  const [begun] = useState(() => ({ color: colourOfAll(hives) }));
  const recolour = useMutationResult(RecolourHivesMutation);
  const count = hives.length;
  const saved = useEntityForm({
    schema: colourForm,
    values: begun,
    save: ({ color }) => recolour.run({ hiveIds: hives.map(({ id }) => id), color }),
    savedText: () => formatMessage({ id: 'select.recoloured' }, { count }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={saved}
      title={formatMessage({ id: 'select.recolourTitle' }, { count })}
      submitLabel={formatMessage({ id: 'select.recolourSubmit' }, { count })}
      onClose={onClose}
    >
      <NameList names={hives.map(({ name }) => name)} />
      <Field
        form={saved.form}
        name="color"
        label={formatMessage({ id: 'hives.hiveColour' })}
        ownText={() => formatMessage({ id: 'select.noColour' })}
      >
        {(field) => <ColorField {...field} hint={formatMessage({ id: 'select.recolourHint' })} />}
      </Field>
    </FormDialog>
  );
}

function colourOfAll([first, ...others]: readonly ChosenHive[]): string | undefined {
  const color = first?.color ?? undefined;
  return others.every((hive) => (hive.color ?? undefined) === color) ? color : undefined;
}
