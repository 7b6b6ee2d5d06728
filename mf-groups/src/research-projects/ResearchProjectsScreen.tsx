import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import {
  Button,
  Card,
  CardHeader,
  Heading,
  IconButton,
  Page,
  Picture,
  ScreenStates,
  Stack,
  Text,
} from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import { projectFields, projectsQuery } from './ResearchProjects.graphql.ts';
import { useIntl } from './use-research-projects-intl.ts';

/** Research projects, who may answer them, and who are their researchers; for admins. */
export function ResearchProjectsScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'researchProjects.title' });
  useTitle(title);
  const result = useQuery(projectsQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const projects = readFragment(projectFields, result.data?.researchProjects ?? []);
  /** `new`, or the id of the one that is edited. */
  const [openId, setOpenId] = useState<string>();
  const open = projects.find(({ id }) => id === openId);
  const close = () => setOpenId(undefined);
  return (
    <Page
      title={title}
      maxWidth="readable"
      actions={
        <Button kind="main" icon="add" onClick={() => setOpenId('new')}>
          {formatMessage({ id: 'researchProjects.new' })}
        </Button>
      }
    >
      <ScreenStates state={state}>
        {projects.length === 0 && <Text>{formatMessage({ id: 'researchProjects.empty' })}</Text>}
        <Stack as="ul">
          {projects.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              onEdit={() => setOpenId(project.id)}
              onChanged={() => void result.refetch()}
            />
          ))}
        </Stack>
      </ScreenStates>
      {/* It offers the checklists that there are when it opens. */}
      {result.data && (open !== undefined || openId === 'new') && (
        <ProjectDialog
          project={open}
          ownChecklists={result.data.checklistsToTie}
          onSaved={() => {
            close();
            void result.refetch();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface ProjectCardProps {
  project: ProjectFieldsFragment;
  onEdit: () => void;
  onChanged: () => void;
}

function ProjectCard({ project, onEdit, onChanged }: ProjectCardProps) {
  const { formatMessage } = useIntl();
  const { name, institution, pictureUrl, isListed, invited, researchers } = project;
  return (
    <Card as="li">
      <CardHeader
        actions={
          <>
            <ProjectPicture project={project} onChanged={onChanged} />
            <IconButton
              icon="edit"
              label={formatMessage({ id: 'researchProjects.edit' }, { name })}
              onClick={onEdit}
            />
          </>
        }
      >
        <Heading level={2}>{name}</Heading>
      </CardHeader>
      {pictureUrl && <Picture src={pictureUrl} />}
      {institution && <Text>{institution}</Text>}
      <Text tone="muted">
        {formatMessage(
          { id: 'researchProjects.counts' },
          { researchers: researchers.length, invited: invited.length },
        )}
      </Text>
      {!isListed && <Text tone="muted">{formatMessage({ id: 'researchProjects.hidden' })}</Text>}
    </Card>
  );
}
