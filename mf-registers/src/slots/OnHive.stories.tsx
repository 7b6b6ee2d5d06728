import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { Card, CardHeader, Heading, Stack } from '@skep/ui';
import { registersMessages } from '../messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';
import { TreatmentLine } from './TreatmentLine.tsx';

export default { title: 'Registers/On hives', parameters: { frame: 'none' } };

/** As home has them: a line on each card. */
const home = (
  <main>
    <Stack gap={16}>
      {(['1', '2'] as const).flatMap((hiveId) =>
        (['large', 'small'] as const).map((size) => (
          <Card key={`${hiveId} ${size}`}>
            <CardHeader>
              <Heading level={1} look={3}>{`Hive ${hiveId}`}</Heading>
            </CardHeader>
            <TreatmentLine hiveId={hiveId} hiveName={`Hive ${hiveId}`} size={size} />
          </Card>
        )),
      )}
    </Stack>
  </main>
);

const Story = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory screen={home} messages={registersMessages} answers={fakeServer()} {...props} />
);

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const Empty = () => <Story answers={[answering(HoneyWaitsQuery, () => ({ honeyWaits: [] }))]} />;

export const Loading = () => <Story answers={[neverAnswering(HoneyWaitsQuery)]} />;

/** The hives stand as before. */
export const Failed = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
