import { researchLimits, typedResearchForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, FormDialog, TypedField, useSavedForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { DateField, Switch, TextArea } from '@skep/ui/form';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { createProjectMutation, updateProjectMutation } from './ResearchProjects.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export interface ProjectDialogProps {
  /** Undefined: a new one. */
  project: ProjectFieldsFragment | undefined;
  /** Told when it is saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** Makes or edits a research project. */
export function ProjectDialog({ project, onSaved, onClose }: ProjectDialogProps) {
  const { formatMessage } = useIntl();
  const saved = useProjectForm(project, onSaved);
  const { form } = saved;
  const label = (name: FieldName) => formatMessage({ id: `shell.research.${name}` });
  const noAccount = (code: string) =>
    code === 'unknown_choice' ? formatMessage({ id: 'shell.research.noAccount' }) : undefined;
  return (
    <FormDialog
      of={saved}
      title={project?.name ?? formatMessage({ id: 'shell.research.new' })}
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
        {(field) => <DateField {...field} hint={formatMessage({ id: 'shell.research.daysHint' })} />}
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
              hint={formatMessage({ id: `shell.research.${name}Hint` })}
              spellCheck={false}
            />
          )}
        </TypedField>
      ))}
    </FormDialog>
  );
}

type FieldName = keyof ReturnType<typeof valuesOf>;

function useProjectForm(project: ProjectFieldsFragment | undefined, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const creation = useMutationResult(createProjectMutation);
  const update = useMutationResult(updateProjectMutation);
  return useSavedForm({
    schema: typedResearchForm,
    values: valuesOf(project),
    isEdit: project !== undefined,
    save: (input) =>
      project === undefined
        ? creation.run({ input })
        : update.run({ id: project.id, revision: project.revision, input }),
    // Which of several addresses is wrong stands below the one field that holds them all.
    fieldOf: (path) => path.replace(/^(invited|researchers)\..*/, '$1'),
    savedText: ({ name }) => formatMessage({ id: 'shell.research.saved' }, { name }),
    onSaved,
  });
}

function valuesOf(project: ProjectFieldsFragment | undefined) {
  return {
    name: project?.name ?? '',
    description: project?.description ?? '',
    institution: project?.institution ?? '',
    dataUsed: project?.dataUsed ?? '',
    url: project?.url ?? '',
    startsOn: project?.startsOn ?? undefined,
    endsOn: project?.endsOn ?? undefined,
    isListed: project?.isListed ?? true,
    isByInvitation: project?.isByInvitation ?? false,
    invited: project?.invited.join('\n') ?? '',
    researchers: project?.researchers.join('\n') ?? '',
  };
}
