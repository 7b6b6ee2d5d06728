import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { fakePrints } from '../testing/fake-prints.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { PrintChecklistQuery } from './PrintChecklistScreen.graphql.ts';
import { PrintChecklistScreen } from './PrintChecklistScreen.tsx';
import { paperMessages } from './paper-messages.ts';

export default { title: 'Inspections/Print a checklist', parameters: { frame: 'none' } };

const Print = (props: Partial<Omit<ScreenStoryProps, 'messages' | 'screen'>>) => (
  <ScreenStory
    messages={paperMessages}
    screen={<PrintChecklistScreen />}
    answers={fakePrints()}
    path="/checklist/1/print"
    route="/checklist/:id/print"
    {...props}
  />
);

const many = Array.from({ length: 1000 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Hive ${index + 1}`,
}));

export const Filled = () => <Print />;
const table = '/checklist/1/print?items=impression,attention,103';
export const RowForEachHive = () => <Print path={table} />;
export const RowForEachHiveDark = () => <Print path={table} theme="dark" isNarrow />;
export const RowForEachHiveInGreek = () => <Print path={table} language="el" isNarrow />;
export const RowForEachOfAThousand = () => (
  <Print path={table} answers={fakePrints({ hives: many, pageCount: 20 })} />
);
export const BlankRows = () => <Print path={table} answers={fakePrints({ hives: [] })} />;
export const RowForEachHiveGone = () => <Print path={table} answers={fakePrints({ isThere: false })} />;
export const RowForEachHiveLoading = () => (
  <Print path={table} answers={[neverAnswering(PrintChecklistQuery)]} />
);
export const RowForEachHiveFailed = () => <Print path={table} answers={[]} />;
export const Dark = () => <Print theme="dark" isNarrow />;
export const NarrowInGreek = () => <Print language="el" isNarrow />;
export const VeryFull = () => <Print answers={fakePrints({ hives: many, pageCount: 20 })} />;
export const Empty = () => <Print answers={fakePrints({ hives: [] })} />;
export const Gone = () => <Print answers={fakePrints({ isThere: false })} />;
export const Loading = () => <Print answers={[neverAnswering(PrintChecklistQuery)]} />;
export const Failed = () => <Print answers={[]} />;
export const Offline = () => <Print answers={[]} isOffline />;
