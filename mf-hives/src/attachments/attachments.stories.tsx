import { press } from '@skep/remote-kit/testing';
import { ColonyHistoryScreen } from '../colony-history/ColonyHistoryScreen.tsx';
import { attachmentsOf } from '../testing/attachments.ts';
import { anApiary } from '../testing/builders.ts';
import { colonyServer } from '../testing/colony-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { ApiaryAttachmentsQuery } from './ApiaryAttachmentsScreen.graphql.ts';
import { ApiaryAttachmentsScreen } from './ApiaryAttachmentsScreen.tsx';
import { AttachmentsQuery } from './attachments.graphql.ts';

export default { title: 'Hives/Photos and documents', parameters: { frame: 'none' } };

const apiary = answering(ApiaryAttachmentsQuery, ({ id }) => ({
  apiary: id === '404' ? null : anApiary({ id, name: 'Orchard' }),
}));
const listed = (attachments: object | null) => [apiary, answering(AttachmentsQuery, () => ({ attachments }))];
const filled = listed(attachmentsOf('APIARY'));

function ApiaryStory(props: Omit<HivesStoryProps, 'screen'>) {
  return (
    <HivesStory
      screen={<ApiaryAttachmentsScreen />}
      route="/apiaries/:id/files"
      path="/apiaries/1/files"
      answers={filled}
      {...props}
    />
  );
}

export const Filled = () => <ApiaryStory />;

export const Dark = () => <ApiaryStory theme="dark" />;

export const NarrowInGreek = () => <ApiaryStory language="el" isNarrow />;

export const OpenPhoto = () => <ApiaryStory />;
OpenPhoto.play = press('li > button');

export const OpenPhotoNarrowInGreek = () => <ApiaryStory language="el" isNarrow />;
OpenPhotoNarrowInGreek.play = press('li > button');

export const Empty = () => <ApiaryStory answers={listed({ ...attachmentsOf('APIARY'), attachments: [] })} />;

export const OnlyToLook = () => <ApiaryStory answers={listed(attachmentsOf('APIARY', false))} />;

export const Loading = () => <ApiaryStory answers={[apiary, neverAnswering(AttachmentsQuery)]} />;

export const Unreachable = () => <ApiaryStory answers={[apiary]} />;

export const NotThere = () => <ApiaryStory path="/apiaries/404/files" />;

export const OfHive = () => (
  <HivesStory
    screen={<ColonyHistoryScreen />}
    route="/hives/:id/life"
    path="/hives/12/life"
    answers={colonyServer().answers}
  />
);
