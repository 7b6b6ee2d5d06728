import { CreateInspectionMutation } from '../inspection/saved-inspection.graphql.ts';
import { aFailure, aHive } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { InspectQuery } from './InspectScreen.graphql.ts';
import { InspectScreen } from './InspectScreen.tsx';

export default { title: 'Inspections/Inspect', parameters: { frame: 'none' } };

const answers = fakeServer();
const firstHive = '/?hiveId=11';

export const ChooseHive = () => <InspectionsStory screen={<InspectScreen />} answers={answers} />;

export const ChooseHiveDark = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} theme="dark" />
);

export const Filled = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} />
);

export const Dark = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} theme="dark" />
);

export const Sun = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} theme="sun" />
);

export const Narrow = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} isNarrow />
);

export const Dutch = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} language="nl" />
);

const openColony = ['button[aria-expanded="false"]'];
const openAll = Array.from({ length: 4 }, () => 'button[aria-expanded="false"]');

export const OneCategoryOpen = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} presses={openColony} />
);

export const EveryKindOfQuestion = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} presses={openAll} />
);

export const EveryKindOfQuestionNarrow = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    answers={answers}
    path={firstHive}
    presses={openAll}
    isNarrow
  />
);

export const Refused = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    path={firstHive}
    answers={[
      ...fakeServer(),
      answering(CreateInspectionMutation, () => ({
        createInspection: aFailure('INVALID_INPUT', [{ path: 'notes', code: 'too_long' }]),
      })),
    ]}
    presses={['button[type="submit"]']}
  />
);

export const Loading = () => (
  <InspectionsStory screen={<InspectScreen />} answers={[neverAnswering(InspectQuery)]} />
);

export const NoHive = () => (
  <InspectionsStory screen={<InspectScreen />} answers={fakeServer({ hives: [] })} />
);

export const Unreachable = () => <InspectionsStory screen={<InspectScreen />} />;

export const VeryFull = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    answers={fakeServer({
      hives: Array.from({ length: 400 }, (_, index) =>
        aHive({
          id: String(index),
          name: `Hive ${index + 1}`,
          apiary: { id: String(index % 20), name: `Apiary ${(index % 20) + 1}` },
        }),
      ),
    })}
  />
);

export const LongWords = () => (
  <InspectionsStory
    isNarrow
    screen={<InspectScreen />}
    answers={fakeServer({
      hives: [
        aHive({
          name: 'Μελισσοκομικόςσταθμόςπαρατηρήσεων',
          apiary: { id: '1', name: 'Bienenvolkwirtschaftsgemeinschaftsanlage' },
        }),
      ],
    })}
  />
);

export const Offline = () => <InspectionsStory screen={<InspectScreen />} path={firstHive} isOffline />;
