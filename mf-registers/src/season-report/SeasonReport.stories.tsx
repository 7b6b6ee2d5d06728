import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { neverAnswering } from '../testing/gateway.ts';
import { aSeasonReport, fakeSeasonReport } from '../testing/season-report.ts';
import { reportMessages } from './report-messages.ts';
import { SeasonReportQuery } from './SeasonReportScreen.graphql.ts';
import { SeasonReportScreen } from './SeasonReportScreen.tsx';

export default { title: 'Registers/Season report', parameters: { frame: 'none' } };

const Report = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<SeasonReportScreen />}
    messages={reportMessages}
    path="/registers/season-report?year=2025&apiaryId=1"
    answers={fakeSeasonReport()}
    {...props}
  />
);

export const Filled = () => <Report />;

export const Dark = () => <Report theme="dark" />;

export const NarrowInGerman = () => <Report language="de" isNarrow />;

const { moves, yields } = aSeasonReport();
const many = <Item,>(items: readonly Item[]) => Array.from({ length: 50 }, () => items).flat();

export const VeryFull = () => (
  <Report answers={fakeSeasonReport(aSeasonReport({ moves: many(moves), yields: many(yields) }))} />
);

const nothing = { moves: [], swarms: [], queens: [], yields: [], treatments: [], miteCounts: [] };

export const Empty = () => (
  <Report answers={fakeSeasonReport(aSeasonReport({ ...nothing, coloniesAtStart: 0, coloniesAtEnd: 0 }))} />
);

export const NotFound = () => <Report path="/registers/season-report?apiaryId=others" />;

export const Loading = () => <Report answers={[neverAnswering(SeasonReportQuery)]} />;

export const Unreachable = () => <Report answers={[]} />;

export const Offline = () => <Report answers={[]} isOffline />;
