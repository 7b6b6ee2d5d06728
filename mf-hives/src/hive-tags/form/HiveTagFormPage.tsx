import { hiveTagLimits, hiveTagNumber, offeredHiveTagNumbers } from '@skep/domain';
import {
  notFoundState,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import type { ScreenState } from '@skep/ui';
import { ReadablePage } from '../../form/ReadablePage.tsx';
import { useIntl } from '../use-tag-intl.ts';
import { HiveTagForm } from './HiveTagForm.tsx';
import { HiveTagFormQuery } from './HiveTagFormPage.graphql.ts';

/** The page of a new tag and of one that is there. */
export function HiveTagFormPage({ isNew }: { isNew: boolean }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const { formatMessage } = useIntl();
  // Past the cache: somebody else may have taken a number meanwhile.
  const result = useQuery(HiveTagFormQuery, { fetchPolicy: 'no-cache' });
  const { hiveTags = [], apiaries = [] } = result.data ?? {};
  const number = id === undefined ? undefined : (hiveTagNumber(id) ?? id);
  const tag = hiveTags.find((other) => other.number === number);
  const used = new Set(hiveTags.map((other) => other.number));
  const free = offeredHiveTagNumbers.filter((offered) => !used.has(offered));
  const isMissing = !isNew && tag === undefined && number !== undefined;
  const state = useFormState(useScreenState(result), {
    missing: isMissing ? number : undefined,
    hasHives: apiaries.some(({ hives }) => hives.length > 0),
    isNoneLeft: isNew && number === undefined && free.length === 0,
  });
  const title =
    isNew || number === undefined
      ? formatMessage({ id: 'tags.newTitle' })
      : formatMessage({ id: 'tags.editTitle' }, { number });
  useTitle(title);
  return (
    <ReadablePage title={title} state={state}>
      <HiveTagForm
        key={number}
        // A number that was scanned and hangs on a hive already is that tag.
        tag={tag}
        params={{ number: number ?? free[0], hiveId: search.get('hiveId') ?? undefined }}
        free={free}
        apiaries={apiaries}
      />
    </ReadablePage>
  );
}

interface FormFacts {
  /** Number of a tag that is not there. */
  missing: string | undefined;
  hasHives: boolean;
  isNoneLeft: boolean;
}

function useFormState(state: ScreenState, { missing, hasHives, isNoneLeft }: FormFacts): ScreenState {
  const { formatMessage } = useIntl();
  const toAll = { to: '/hivetags', label: formatMessage({ id: 'tags.toAll' }) };
  const number = missing && hiveTagNumber(missing);
  const thereState = notFoundState(
    state,
    missing !== undefined,
    number
      ? {
          icon: 'tag',
          title: formatMessage({ id: 'tags.notThereTitle' }, { number }),
          text: formatMessage({ id: 'tags.notThereText' }),
          link: { to: `/hivetags/${number}/create`, label: formatMessage({ id: 'tags.useNumber' }) },
        }
      : {
          icon: 'tag',
          title: formatMessage({ id: 'tags.noNumberTitle' }, { number: missing ?? '' }),
          text: formatMessage({ id: 'tags.noNumberText' }, { max: hiveTagLimits.highest }),
          link: toAll,
        },
  );
  const hivesState = notFoundState(thereState, !hasHives, {
    title: formatMessage({ id: 'tags.noHivesTitle' }),
    text: formatMessage({ id: 'tags.noHivesText' }),
    link: { to: '/hives/create', label: formatMessage({ id: 'hives.newHive' }) },
  });
  return notFoundState(hivesState, isNoneLeft, {
    icon: 'tag',
    title: formatMessage({ id: 'tags.noneLeftTitle' }),
    text: formatMessage({ id: 'tags.noneLeftText' }, { count: offeredHiveTagNumbers.length }),
    link: toAll,
  });
}
