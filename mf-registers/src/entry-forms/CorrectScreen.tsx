import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { isCorrectable } from '../entries/correctable.ts';
import { EntryFragment } from '../entries/EntryCard.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { JarsOfLots } from '../lots/JarsScreen.tsx';
import { MiteCountForm } from '../mites/MiteCountForm.tsx';
import { valuesOfMiteCount } from '../mites/mite-count-values.ts';
import { ThresholdsFragment } from '../mites/thresholds.graphql.ts';
import { thresholdsOf } from '../mites/thresholds.ts';
import { useIntl } from '../use-book-intl.ts';
import { today } from './begun-with.ts';
import { FeedingForm } from './FeedingForm.tsx';
import { valuesOfFeeding } from './feeding-values.ts';
import { HarvestForm } from './HarvestForm.tsx';
import { valuesOfHarvest } from './harvest-values.ts';
import { offeredHives } from './offered-hives.ts';
import { TreatmentForm } from './TreatmentForm.tsx';
import { valuesOfTreatment } from './treatment-values.ts';
import { useReasonToBegin } from './useReasonToBegin.ts';
import { CorrectQuery } from './write.graphql.ts';

/** The entry that is to stand in the place of another. */
export function CorrectScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(CorrectQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const entry = readFragment(EntryFragment, result.data?.registerEntry);
  const thresholds = readFragment(ThresholdsFragment, result.data?.miteThresholds);
  const isOpen = entry != null && isCorrectable(entry);
  const state = notFoundState(useScreenState(result), !isOpen, {
    icon: 'list',
    title: formatMessage({ id: 'book.notThere.title' }),
    text: formatMessage({ id: 'book.notThere.text' }),
    link: { to: '/registers', label: formatMessage({ id: 'registers.title' }) },
  });
  // Of an entry that is not known there is no number to say.
  const title = entry
    ? formatMessage({ id: 'book.correctTitle' }, { number: entry.number })
    : formatMessage({ id: 'registers.title' });
  useTitle(title);
  const sets = offeredHives(result.data?.apiaries ?? [], entry ?? undefined);
  const reasonToBegin = useReasonToBegin();
  const why = { correctionReason: entry == null ? '' : reasonToBegin(entry) };
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {entry?.treatment && (
          <TreatmentForm
            values={{ ...valuesOfTreatment(entry), ...why }}
            sets={sets}
            products={[]}
            today={today()}
            corrected={entry}
          />
        )}
        {entry?.feeding && (
          <FeedingForm values={{ ...valuesOfFeeding(entry), ...why }} sets={sets} corrected={entry} />
        )}
        {entry?.jars && <JarsOfLots corrected={entry} {...why} />}
        {entry?.harvest && (
          <HarvestForm
            values={{ ...valuesOfHarvest(entry), ...why }}
            sets={sets}
            waits={result.data?.honeyWaits ?? []}
            corrected={entry}
          />
        )}
        {entry?.miteCount && thresholds && (
          <MiteCountForm
            values={{ ...valuesOfMiteCount(entry, sets), ...why }}
            sets={sets}
            thresholds={thresholdsOf(thresholds)}
            corrected={entry}
          />
        )}
      </ScreenStates>
    </Page>
  );
}
