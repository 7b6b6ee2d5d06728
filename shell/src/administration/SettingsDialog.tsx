import { isSecretSetting, type ServiceSetting, settingOf } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, FormDialog, type SavedFormState, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { SelectField, TextArea } from '@skep/ui/form';
import * as v from 'valibot';
import { saveServiceSettingsMutation, serviceSettingsQuery } from './ServiceSettings.graphql.ts';
import { type KnownSetting, useSettingTexts } from './setting-texts.ts';
import { useIntl } from './use-administration-intl.ts';

export interface SettingsDialogProps {
  group: ServiceSetting['group'];
  settings: readonly KnownSetting[];
  onClose: () => void;
}

type Values = Record<string, string>;
type Checked = Record<string, string | undefined>;

/** The settings of one group. A secret that is left empty stays as it is: nobody can read it to type it again. */
export function SettingsDialog({ group, settings, onClose }: SettingsDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(saveServiceSettingsMutation, { refetchQueries: [serviceSettingsQuery] });
  const open = settings.filter(({ isFixed }) => !isFixed);
  const saved = useEntityForm<Values, Checked, object>({
    schema: v.object(Object.fromEntries(open.map(({ name }) => [name, settingOf(name).check]))),
    values: Object.fromEntries(open.map(({ name, value }) => [name, value ?? ''])),
    isEdit: true,
    save: (checked) =>
      run({
        values: open.flatMap(({ name }) =>
          isSecretSetting(name) && checked[name] === undefined
            ? []
            : [{ name, value: checked[name] ?? null }],
        ),
      }),
    savedText: () => formatMessage({ id: 'shell.settings.saved' }),
    onSaved: onClose,
  });
  return (
    <FormDialog of={saved} title={formatMessage({ id: `shell.settings.group.${group}` })} onClose={onClose}>
      {settings.map((setting) =>
        setting.isFixed ? (
          <FixedField key={setting.name} {...setting} />
        ) : (
          <SettingField key={setting.name} form={saved.form} setting={setting} />
        ),
      )}
    </FormDialog>
  );
}

function FixedField({ name, value, variable }: KnownSetting) {
  const { formatMessage } = useIntl();
  const { nameOf, choiceOf } = useSettingTexts();
  return (
    <TextField
      label={nameOf(name)}
      hint={formatMessage({ id: 'shell.settings.fixed' }, { variable })}
      value={value == null ? formatMessage({ id: 'shell.settings.secretSet' }) : choiceOf(value)}
      onChange={() => undefined}
      isDisabled
    />
  );
}

interface SettingFieldProps {
  form: SavedFormState<Values, Checked>['form'];
  setting: KnownSetting;
}

function SettingField({ form, setting: { name, isSet } }: SettingFieldProps) {
  const { formatMessage } = useIntl();
  const { nameOf, choiceOf } = useSettingTexts();
  const { kind, choices, fallback } = settingOf(name);
  const label = nameOf(name);
  if (choices)
    return (
      <Field form={form} name={name} label={label}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            options={choices.map((choice) => ({ value: choice, label: choiceOf(choice) }))}
            placeholder={formatMessage({ id: 'shell.settings.notSet' })}
            isAlwaysChosen={fallback !== undefined}
            value={value === '' ? fallback : value}
            onChange={(chosen) => onChange(chosen ?? '')}
          />
        )}
      </Field>
    );
  return (
    <TypedField form={form} name={name} label={label}>
      {(field) => {
        if (kind === 'paragraph') return <TextArea {...field} maxLength={500} />;
        if (kind !== 'secret')
          return (
            <TextField
              {...field}
              {...(fallback !== undefined && { placeholder: fallback })}
              type={kind === 'email' ? 'email' : 'text'}
              {...(kind === 'number' && { inputMode: 'numeric' as const })}
              spellCheck={false}
              autoComplete="off"
            />
          );
        const hint = isSet && { hint: formatMessage({ id: 'shell.settings.secretStays' }) };
        return <TextField {...field} {...hint} type="password" autoComplete="new-password" />;
      }}
    </TypedField>
  );
}
