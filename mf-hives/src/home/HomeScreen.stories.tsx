import { alertSlot } from '../testing/alert-slot.tsx';
import {
  aDevice,
  aGroupInvitation,
  aHive,
  aHiveGroup,
  anApiary,
  anInspection,
  aQueen,
  layersOf,
} from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory } from '../testing/HivesStory.tsx';
import { manyApiaries, sampleApiaries } from '../testing/sample-apiaries.ts';
import { HomeQuery } from './HomeScreen.graphql.ts';
import { HomeScreen } from './HomeScreen.tsx';

export default { title: 'Hives/Home', parameters: { frame: 'none' } };

const answers = fakeServer(sampleApiaries());

export const Filled = () => <HivesStory screen={<HomeScreen />} answers={answers} />;

export const Dark = () => <HivesStory screen={<HomeScreen />} answers={answers} theme="dark" />;

export const Sun = () => <HivesStory screen={<HomeScreen />} answers={answers} theme="sun" />;

export const Narrow = () => <HivesStory screen={<HomeScreen />} answers={answers} isNarrow />;

export const Dutch = () => <HivesStory screen={<HomeScreen />} answers={answers} language="nl" />;

export const Loading = () => <HivesStory screen={<HomeScreen />} answers={[neverAnswering(HomeQuery)]} />;

export const Empty = () => <HivesStory screen={<HomeScreen />} answers={fakeServer([])} />;

export const Failed = () => (
  <HivesStory
    screen={<HomeScreen />}
    answers={[
      answering(HomeQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const Unreachable = () => <HivesStory screen={<HomeScreen />} />;

export const Searched = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} path="/?search=brood%20mites" />
);

const inSigns = { 'hives:view': 'm' };
const inDrawings = { 'hives:view': 'xs' };

export const InSigns = () => <HivesStory screen={<HomeScreen />} answers={answers} preferences={inSigns} />;

export const InSignsDark = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} preferences={inSigns} theme="dark" />
);

export const InSignsNarrow = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} preferences={inSigns} isNarrow />
);

/** With the line of another remote on each card. */
export const WithSlotFilled = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} slots={[alertSlot]} />
);

export const InSignsWithSlotFilled = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} slots={[alertSlot]} preferences={inSigns} />
);

export const InDrawings = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} preferences={inDrawings} />
);

export const InDrawingsNarrow = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} preferences={inDrawings} isNarrow />
);

export const Favourites = () => (
  <HivesStory
    screen={<HomeScreen />}
    answers={fakeServer(
      sampleApiaries().map((apiary, place) => ({
        ...apiary,
        isFavourite: place === 1,
        hives: apiary.hives.map((hive, index) => ({ ...hive, isFavourite: index === 1 })),
      })),
    )}
  />
);

export const FoldedAway = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} preferences={{ 'hives:collapsed': '1,2' }} />
);

export const Filtered = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} path="/?attention=1&impression=sad,neutral" />
);

export const OfSilentDevices = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} path="/?silent=1" />
);

export const NothingLikeThat = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} path="/?attention=1&reminder=1&impression=happy" />
);

export const NothingFound = () => (
  <HivesStory screen={<HomeScreen />} answers={answers} path="/?search=unicorn" />
);

export const VeryFull = () => <HivesStory screen={<HomeScreen />} answers={fakeServer(manyApiaries(20))} />;

const longGerman = 'Bienenvolkwirtschaftsgemeinschaftsanlage';
const longGreek = 'Μελισσοκομικόςσταθμόςπαρατηρήσεων';

export const LongWords = () => (
  <HivesStory
    isNarrow
    screen={<HomeScreen />}
    answers={fakeServer([
      anApiary({
        name: longGerman,
        city: longGreek,
        hives: [
          aHive({
            name: longGreek,
            layers: layersOf('1', [
              'FEEDING_BOX',
              'HONEY',
              'HONEY',
              'HONEY',
              'QUEEN_EXCLUDER',
              'BROOD',
              'BROOD',
            ]),
            devices: [aDevice({ name: longGerman, lastMessageAt: '2026-06-01T08:00:00+02:00' })],
            queen: aQueen({ name: longGerman, color: '#7ed321' }),
            lastInspection: anInspection({
              impression: 2,
              needsAttention: true,
              notes: `${longGerman} ${longGreek} ${longGerman}`,
              reminder: longGreek,
              reminderAt: '2026-06-03T08:00:00+02:00',
            }),
          }),
        ],
      }),
    ])}
  />
);

export const SharedToLookAt = () => (
  <HivesStory
    screen={<HomeScreen />}
    answers={fakeServer([
      anApiary({
        isOwner: false,
        hives: [aHive({ isOwner: false, canEdit: false, name: 'Neighbour’s hive' })],
      }),
    ])}
  />
);

const heath = { id: '9', name: 'Heath' };
const shared = { apiary: heath, isOwner: false, canEdit: false };
const withGroups = fakeServer(
  [
    ...sampleApiaries(),
    anApiary({
      ...heath,
      isOwner: false,
      hives: [
        aHive({ ...shared, id: '91', name: 'Neighbour’s hive', groupIds: ['1'] }),
        aHive({ ...shared, id: '92', name: 'Teaching hive', canEdit: true, groupIds: ['2'] }),
      ],
    }),
  ],
  {
    groups: [
      aHiveGroup({ id: '1', name: 'Anna and Bram', color: '#2dbde5', memberCount: 2 }),
      aHiveGroup({ id: '2', name: 'Valley club', memberCount: 38 }),
      aHiveGroup({ id: '3', name: 'Vets', color: '#606060', memberCount: 3 }),
    ],
    invitations: [aGroupInvitation()],
  },
);

export const WithGroups = () => <HivesStory screen={<HomeScreen />} answers={withGroups} />;

export const WithGroupsDark = () => <HivesStory screen={<HomeScreen />} answers={withGroups} theme="dark" />;

export const WithGroupsNarrowInGerman = () => (
  <HivesStory screen={<HomeScreen />} answers={withGroups} language="de" isNarrow />
);

export const OnlyGroups = () => (
  <HivesStory screen={<HomeScreen />} answers={withGroups} path="/?group=group" />
);

export const InvitedWithoutApiary = () => (
  <HivesStory screen={<HomeScreen />} answers={fakeServer([], { invitations: [aGroupInvitation()] })} />
);

export const Offline = () => <HivesStory screen={<HomeScreen />} isOffline />;
