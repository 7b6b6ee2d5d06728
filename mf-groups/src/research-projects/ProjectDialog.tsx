import { researchLimits } from '@skep/domain';
import { Field, FormDialog, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { DateField, MultiChoiceField, Switch, TextArea } from '@skep/ui/form';
import { useState } from 'react';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-research-projects-intl.ts';
import { type Checklist, type ProjectValues, useProjectForm } from './useProjectForm.ts';

export interface ProjectDialogProps {
  /** Undefined: a new one. */
  project: ProjectFieldsFragment | undefined;
  /** Of who edits. */
  ownChecklists: readonly Checklist[];
  /** Called when it is saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** Makes or edits a research project. */
export function ProjectDialog({ project, ownChecklists, onSaved, onClose }: ProjectDialogProps) {
  const { formatMessage } = useIntl();
  const [checklists] = useState(() => [
    ...(project?.checklists ?? []),
    ...ownChecklists.filter(({ id }) => !project?.checklists.some((tied) => tied.id === id)),
  ]);
  const saved = useProjectForm(project, checklists, onSaved);
  const { form } = saved;
  const label = (name: keyof ProjectValues) => formatMessage({ id: `researchProjects.${name}` });
  const noAccount = (code: string) =>
    code === 'unknown_choice' ? formatMessage({ id: 'researchProjects.noAccount' }) : undefined;
  return (
    <FormDialog
      of={saved}
      title={project?.name ?? formatMessage({ id: 'researchProjects.new' })}
      onClose={onClose}
    >
      <TypedField form={form} name="name" label={label('name')}>
        {(field) => <TextField {...field} isRequired maxLength={researchLimits.nameLength} />}
      </TypedField>
      <TypedField form={form} name="description" label={label('description')}>
        {(field) => <TextArea {...field} maxLength={researchLimits.descriptionLength} />}
      </TypedField>
      <TypedField form={form} name="institution" label={label('institution')}>
        {(field) => <TextField {...field} maxLength={researchLimits.lineLength} />}
      </TypedField>
      <TypedField form={form} name="dataUsed" label={label('dataUsed')}>
        {(field) => <TextField {...field} maxLength={researchLimits.lineLength} />}
      </TypedField>
      <TypedField form={form} name="url" label={label('url')}>
        {(field) => <TextField {...field} maxLength={researchLimits.urlLength} />}
      </TypedField>
      <Field form={form} name="startsOn" label={label('startsOn')}>
        {(field) => <DateField {...field} />}
      </Field>
      <Field form={form} name="endsOn" label={label('endsOn')}>
        {(field) => <DateField {...field} hint={formatMessage({ id: 'researchProjects.daysHint' })} />}
      </Field>
      <Field form={form} name="isListed" label={label('isListed')}>
        {({ value, ...field }) => <Switch {...field} isChecked={value} />}
      </Field>
      <Field form={form} name="isByInvitation" label={label('isByInvitation')}>
        {({ value, ...field }) => <Switch {...field} isChecked={value} />}
      </Field>
      {(['invited', 'researchers'] as const).map((name) => (
        <TypedField key={name} form={form} name={name} label={label(name)} ownText={noAccount}>
          {(field) => (
            <TextArea
              {...field}
              hint={formatMessage({ id: `researchProjects.${name}Hint` })}
              spellCheck={false}
            />
          )}
        </TypedField>
      ))}
      {checklists.length > 0 && (
        <Field form={form} name="checklistIds" label={label('checklistIds')}>
          {({ value, ...field }) => (
            <MultiChoiceField
              {...field}
              values={value}
              options={checklists.map(({ id, name }) => ({ value: id, label: name }))}
              hint={formatMessage({ id: 'researchProjects.checklistsHint' })}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
