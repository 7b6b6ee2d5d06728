import { fakePerson, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { Card, CardHeader, Heading, Row, Stack } from '@skep/ui';
import { AlertsStory } from '../testing/AlertsStory.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { AlertFilter } from './AlertFilter.tsx';
import { AlertLine } from './AlertLine.tsx';
import { OpenAlertsQuery } from './OpenAlerts.graphql.ts';

export default { title: 'Alerts/On home', parameters: { frame: 'none' } };

/** As home has them: the filter among its own, a line on each card. */
const home = (
  <main>
    <Stack gap={16}>
      <Row>
        <AlertFilter chosen={[]} onChoose={() => undefined} onMarked={() => undefined} />
      </Row>
      {(['large', 'small'] as const).map((size, index) => (
        <Card key={size}>
          <CardHeader>
            <Heading level={1} look={3}>{`Hive ${index + 1}`}</Heading>
          </CardHeader>
          <AlertLine hiveId={String(11 + index)} hiveName={`Hive ${index + 1}`} size={size} />
        </Card>
      ))}
    </Stack>
  </main>
);

const session = { kind: 'signedIn', person: { ...fakePerson, deviceTypes: ['beep'] } } as const;

const Story = (props: Partial<ScreenStoryProps>) => (
  <AlertsStory screen={home} session={session} {...props} />
);

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const Empty = () => <Story answers={fakeServer({ alerts: [] })} />;

export const Loading = () => <Story answers={[neverAnswering(OpenAlertsQuery)]} />;

/** The hives stand as before. */
export const Failed = () => (
  <Story
    answers={[
      answering(OpenAlertsQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);
