import { aHive, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { ReadInspectionQuery } from './InspectionScreen.graphql.ts';
import { InspectionScreen } from './InspectionScreen.tsx';

export default { title: 'Inspections/Read inspection', parameters: { frame: 'none' } };

const answers = fakeServer();
const one = { route: '/hives/:id/inspections/:inspectionId', path: '/hives/11/inspections/501' };

export const Filled = () => <InspectionsStory screen={<InspectionScreen />} answers={answers} {...one} />;

export const Dark = () => (
  <InspectionsStory screen={<InspectionScreen />} answers={answers} {...one} theme="dark" />
);

export const Narrow = () => (
  <InspectionsStory screen={<InspectionScreen />} answers={answers} {...one} isNarrow />
);

export const German = () => (
  <InspectionsStory screen={<InspectionScreen />} answers={answers} {...one} language="de" isNarrow />
);

export const Empty = () => (
  <InspectionsStory
    screen={<InspectionScreen />}
    answers={fakeServer({ inspections: [anInspection()] })}
    {...one}
  />
);

const hive = aHive();

export const VeryFull = () => (
  <InspectionsStory
    screen={<InspectionScreen />}
    answers={fakeServer({
      hives: [hive],
      inspections: [
        anInspection({
          hive,
          impression: 3,
          needsAttention: true,
          authorName: 'Bram Bijenhouder',
          notes: 'Few bees, spotty brood. Look for mites.\n'.repeat(30),
          items: [
            { itemId: '101', input: 'LIST', value: '1011,1012', text: 'Calm, Nervous' },
            { itemId: '102', input: 'SCORE_AMOUNT', value: '3', text: 'High' },
            { itemId: '111', input: 'BOOLEAN', value: '1', text: 'Yes' },
            { itemId: '202', input: 'NUMBER_1_DECIMALS', value: '0', text: '0' },
          ],
        }),
      ],
    })}
    {...one}
  />
);

export const Loading = () => (
  <InspectionsStory screen={<InspectionScreen />} answers={[neverAnswering(ReadInspectionQuery)]} {...one} />
);

export const Failed = () => (
  <InspectionsStory
    screen={<InspectionScreen />}
    answers={[
      answering(ReadInspectionQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
    {...one}
  />
);

export const Gone = () => (
  <InspectionsStory
    screen={<InspectionScreen />}
    answers={answers}
    {...one}
    path="/hives/11/inspections/999"
  />
);

export const Offline = () => <InspectionsStory screen={<InspectionScreen />} {...one} isOffline />;
