import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { anOutline, fakeChecklists } from '../testing/fake-checklists.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { ChecklistsScreen } from './ChecklistsScreen.tsx';
import { ChecklistsQuery, EditChecklistQuery } from './checklists.graphql.ts';
import { checklistsMessages } from './checklists-messages.ts';
import { EditChecklistScreen } from './EditChecklistScreen.tsx';

export default { title: 'Inspections/Checklists', parameters: { frame: 'none' } };

type Props = Partial<Omit<ScreenStoryProps, 'messages' | 'screen'>>;

const List = (props: Props) => (
  <ScreenStory
    messages={checklistsMessages}
    screen={<ChecklistsScreen />}
    answers={fakeChecklists(several)}
    path="/checklists"
    {...props}
  />
);

const Edit = (props: Props) => (
  <ScreenStory
    messages={checklistsMessages}
    screen={<EditChecklistScreen />}
    answers={fakeChecklists()}
    path="/checklist/1/edit"
    route="/checklist/:id/edit"
    {...props}
  />
);

const several = [
  anOutline(),
  anOutline({ id: '2', name: 'Winter', groupIds: ['5'] }),
  anOutline({
    id: '3',
    name: 'Course of the beekeepers of the upper valley, 2026',
    isOwner: false,
    groupIds: ['5'],
  }),
];
const many = Array.from({ length: 60 }, (_, index) =>
  anOutline({ id: `${index + 10}`, name: `Checklist ${index + 1}` }),
);

export const Filled = () => <List />;
export const Dark = () => <List theme="dark" isNarrow />;
export const NarrowInGreek = () => <List language="el" isNarrow />;
export const VeryFull = () => <List answers={fakeChecklists(many)} />;
export const Empty = () => <List answers={fakeChecklists([])} />;
export const Loading = () => <List answers={[neverAnswering(ChecklistsQuery)]} />;
export const Failed = () => <List answers={[]} />;
export const Offline = () => <List answers={[]} isOffline />;

export const Editor = () => <Edit />;
export const EditorDark = () => <Edit theme="dark" isNarrow />;
export const EditorNarrowInGerman = () => <Edit language="de" isNarrow />;
export const EditorOfSomebodyElse = () => <Edit answers={fakeChecklists([anOutline({ isOwner: false })])} />;
export const EditorGone = () => <Edit answers={fakeChecklists([])} />;
export const EditorLoading = () => <Edit answers={[neverAnswering(EditChecklistQuery)]} />;
export const EditorFailed = () => <Edit answers={[]} />;
export const EditorOffline = () => <Edit answers={[]} isOffline />;
