import { press, ScreenStory, type ScreenStoryProps, samplePicture } from '@skep/remote-kit/testing';
import { neverAnswering } from '../testing/gateway.ts';
import { aProject, fakeProjects } from './fake-projects.ts';
import { projectsQuery } from './ResearchProjects.graphql.ts';
import { ResearchProjectsScreen } from './ResearchProjectsScreen.tsx';
import { researchProjectsMessages as texts } from './research-projects-messages.ts';

export default { title: 'Groups/Research projects', parameters: { frame: 'none' } };

const projects = [
  aProject({ pictureUrl: samplePicture }),
  aProject({ id: '2', name: 'Swarms by the river', isListed: false }),
];

const Projects = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<ResearchProjectsScreen />}
    messages={texts}
    path="/administration/research"
    answers={fakeProjects(projects)}
    {...props}
  />
);

export const Filled = () => <Projects />;

export const Dark = () => <Projects theme="dark" />;

export const NarrowInGerman = () => <Projects language="de" isNarrow />;

const editButton = ['li button'] as const;

export const Editing = () => <Projects />;
Editing.play = press(...editButton);

const many = Array.from({ length: 80 }, (_, index) =>
  aProject({ id: String(index), name: `Research ${index}` }),
);

export const VeryFull = () => <Projects answers={fakeProjects(many)} />;

export const Empty = () => <Projects answers={fakeProjects([])} />;

export const Loading = () => <Projects answers={[neverAnswering(projectsQuery)]} />;

export const Unreachable = () => <Projects answers={[]} />;

export const Offline = () => <Projects answers={[]} isOffline />;
