import { typedResearchForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { type ConflictVersion, useEntityForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { createProjectMutation, projectFields, updateProjectMutation } from './ResearchProjects.graphql.ts';
import { useIntl } from './use-research-projects-intl.ts';

export type Checklist = ProjectFieldsFragment['checklists'][number];
export type ProjectValues = ReturnType<typeof valuesOf>;

/**
 * Makes or edits a research project; what another admin wrote meanwhile is shown before it can be written over.
 * @param project undefined: a new one
 * @param checklists that it can have
 */
export function useProjectForm(
  project: ProjectFieldsFragment | undefined,
  checklists: readonly Checklist[],
  onSaved: () => void,
) {
  const { formatMessage } = useIntl();
  const creation = useMutationResult(createProjectMutation);
  const update = useMutationResult(updateProjectMutation);
  const versionOf = useProjectVersion(checklists);
  const [begun] = useState(project);
  return useEntityForm({
    schema: typedResearchForm,
    values: valuesOf(begun),
    isEdit: begun !== undefined,
    save: (input, revision) =>
      begun === undefined ? creation.run({ input }) : update.run({ id: begun.id, revision, input }),
    conflict: begun && {
      revision: begun.revision,
      theirs(answer) {
        if (answer.__typename !== 'ResearchProjectConflict') return undefined;
        const current = readFragment(projectFields, answer.current);
        return { revision: current.revision, values: valuesOf(current) };
      },
      versionOf,
    },
    // The one field that holds all addresses says which of them is wrong.
    fieldOf: (path) => path.replace(/^(invited|researchers|checklistIds)\..*/, '$1'),
    savedText: ({ name }) => formatMessage({ id: 'researchProjects.saved' }, { name }),
    onSaved,
  });
}

const textFields = ['name', 'description', 'institution', 'dataUsed', 'url', 'startsOn', 'endsOn'] as const;

/** A project in words, as one tells two versions of it from each other. */
function useProjectVersion(checklists: readonly Checklist[]): (values: ProjectValues) => ConflictVersion {
  const { formatMessage, formatList } = useIntl();
  return (values) => {
    const said: [keyof ProjectValues, string][] = [
      ...textFields.map((name) => [name, values[name] ?? ''] satisfies [keyof ProjectValues, string]),
      ...(['isListed', 'isByInvitation'] as const).map(
        (name) =>
          [name, formatMessage({ id: values[name] ? 'ui.yes' : 'ui.no' })] satisfies [
            keyof ProjectValues,
            string,
          ],
      ),
      ['invited', values.invited],
      ['researchers', values.researchers],
      ['checklistIds', formatList(namesOf(values.checklistIds, checklists))],
    ];
    return {
      facts: said.map(([name, text]) => ({ label: formatMessage({ id: `researchProjects.${name}` }), text })),
    };
  };
}

function namesOf(ids: readonly string[], checklists: readonly Checklist[]): string[] {
  return ids.map((id) => checklists.find((each) => each.id === id)?.name ?? id);
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
    checklistIds: project?.checklists.map(({ id }) => id) ?? [],
  };
}
