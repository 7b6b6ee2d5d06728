import {
  Link,
  notFoundState,
  useConfirm,
  useMutationFeedback,
  useMutationResult,
  useNavigation,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { Button, Card, Heading, LinkButton, Page, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import { ChoosableHiveFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { FromPaperQuery as FromPaper } from '../generated/graphql.ts';
import { NeedsNetwork } from '../inspection-form/NeedsNetwork.tsx';
import { PageTile, UnsentTile } from './PageTile.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { ReadingChoices } from './ReadingChoices.tsx';
import {
  DeleteReadingMutation,
  DeleteReadPageMutation,
  FromPaperQuery,
} from './ScanChecklistScreen.graphql.ts';
import { SheetCard } from './SheetCard.tsx';
import { useIntl } from './use-from-paper-intl.ts';
import { useBegunReading } from './useBegunReading.ts';
import { usePagePhotos } from './usePagePhotos.ts';
import { usePollWhile } from './usePollWhile.ts';
import { usePossibleSheets } from './usePossibleSheets.ts';

type Reading = NonNullable<FromPaper['sheetReading']>;

/** Brings printed checklists in: their pages are photographed, read by the service, and looked at by the person. */
export function ScanChecklistScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const id = search.get('reading');
  const result = useQuery(FromPaperQuery, { variables: { id: id ?? '', hasReading: id !== null } });
  const data = result.data ?? result.previousData;
  const title = formatMessage({ id: 'fromPaper.title' });
  useTitle(title);
  const isGone = id !== null && result.data?.sheetReading === null;
  const state = notFoundState(useScreenState({ ...result, data }), isGone, {
    icon: 'checklist',
    title: formatMessage({ id: 'fromPaper.goneTitle' }),
    text: formatMessage({ id: 'fromPaper.goneText' }),
    link: { to: '/inspect/paper', label: formatMessage({ id: 'fromPaper.title' }) },
  });
  const reading = id === null ? undefined : (data?.sheetReading ?? undefined);
  const isUnderWay = reading?.pages.some((page) => page.state === 'WAITING') ?? false;
  usePollWhile(result, isUnderWay);
  return (
    <Page title={title} maxWidth="readable">
      <NeedsNetwork
        text={formatMessage({ id: 'fromPaper.needsNetwork' })}
        linkLabel={formatMessage({ id: 'fromPaper.writeIn' })}
      />
      <ScreenStates state={state}>
        {data && <Bringing data={data} reading={reading} onChanged={() => void result.refetch()} />}
      </ScreenStates>
    </Page>
  );
}

interface BringingProps {
  data: FromPaper;
  reading: Reading | undefined;
  onChanged: () => void;
}

function Bringing({ data, reading, onChanged }: BringingProps) {
  const { formatMessage } = useIntl();
  const begun = useBegunReading(reading, onChanged);
  const { photos, ...sending } = usePagePhotos(begun.idOrNew, onChanged);
  const removing = useMutationResult(DeleteReadPageMutation);
  const feedback = useMutationFeedback();
  const hives = readFragment(ChoosableHiveFragment, data.hives);
  const pages = reading?.pages ?? [];
  // Pages that were saved without a network are gone here already.
  const sheets = (reading?.sheets ?? []).filter(({ pageIds }) =>
    pages.some(({ id }) => pageIds.includes(id)),
  );
  const count = pages.length + photos.length;
  const possible = usePossibleSheets(data.checklistPrints, reading?.sheets ?? [], hives);

  async function remove(id: string) {
    if (await feedback(removing.run({ id }))) onChanged();
  }

  return (
    <Stack gap={24}>
      <Text>{formatMessage({ id: 'fromPaper.intro' })}</Text>
      <ReadingChoices
        prints={data.checklistPrints}
        readsHandwriting={data.readsHandwriting}
        choices={begun.choices}
        choose={(wanted) => void begun.choose(wanted)}
      />
      <PhotoButtons onPhotos={sending.add} />
      {count > 0 && (
        <Card as="section">
          <Stack gap={16}>
            <Heading level={2}>{formatMessage({ id: 'fromPaper.photos' }, { count })}</Heading>
            <Progress pages={pages} count={count} />
            <Stack gap={16} as="ul">
              {pages.map((page) => (
                <PageTile
                  key={page.id}
                  page={page}
                  sheets={possible}
                  onPlaced={onChanged}
                  onRemove={() => void remove(page.id)}
                />
              ))}
              {photos.map((photo) => (
                <UnsentTile
                  key={photo.key}
                  photo={photo}
                  onRetry={() => sending.retry(photo)}
                  onRemove={() => sending.drop(photo.key)}
                />
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
      {reading &&
        sheets.map((sheet) => (
          <SheetCard
            key={`${sheet.printId}:${sheet.hiveId ?? ''}`}
            readingId={reading.id}
            sheet={sheet}
            hiveName={hives.find(({ id }) => id === sheet.hiveId)?.name}
          />
        ))}
      {reading ? <ThrowAway id={reading.id} /> : <Begun readings={data.sheetReadings} />}
    </Stack>
  );
}

/** Of those that are on their way too. */
function Progress({ pages, count }: { pages: Reading['pages']; count: number }) {
  const { formatMessage } = useIntl();
  const done = pages.filter(({ state }) => state !== 'WAITING').length;
  if (done === count) return null;
  return (
    <ProgressBar
      label={formatMessage({ id: 'fromPaper.reading' })}
      percent={Math.round((100 * done) / count)}
      percentText={formatMessage({ id: 'fromPaper.readOf' }, { done, count })}
    />
  );
}

/** What was read is stored until it is saved or discarded. */
function Begun({ readings }: { readings: FromPaper['sheetReadings'] }) {
  const { formatMessage, formatDate } = useIntl();
  const left = readings.filter(({ pages }) => pages.length > 0);
  if (left.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'fromPaper.notSaved' })}</Heading>
        {left.map(({ id, begunAt, pages, sheets }) => (
          <Row key={id} gap={12}>
            <LinkButton to={`/inspect/paper?reading=${id}`} as={Link}>
              {formatMessage(
                { id: 'fromPaper.begun' },
                {
                  name: sheets[0]?.name ?? formatMessage({ id: 'fromPaper.photo' }),
                  count: pages.length,
                  date: formatDate(begunAt, { dateStyle: 'medium' }),
                },
              )}
            </LinkButton>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

function ThrowAway({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const navigation = useNavigation();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(DeleteReadingMutation);

  async function throwAway() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'fromPaper.throwAwayTitle' }),
      text: formatMessage({ id: 'fromPaper.throwAwayText' }),
      confirmLabel: formatMessage({ id: 'fromPaper.throwAway' }),
    });
    if (isMeant && (await feedback(run({ id })))) navigation.go('/inspect/paper', { replace: true });
  }

  return (
    <Row>
      <Button kind="danger" icon="trash" isBusy={isRunning} onClick={() => void throwAway()}>
        {formatMessage({ id: 'fromPaper.throwAway' })}
      </Button>
    </Row>
  );
}
