import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { Button, Chip, IconButton, Stack, Text, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { readFragment } from '../generated/fragment-masking.ts';
import type { FromPaperQuery, ReadPagePartsFragment } from '../generated/graphql.ts';
import { ReadPageFragment } from './FromPaperScreen.graphql.ts';
import { useIntl } from './use-from-paper-intl.ts';
import type { PagePhoto } from './usePagePhotos.ts';

export interface PageTileProps {
  page: NonNullable<FromPaperQuery['sheetReading']>['pages'][number];
  onRemove: () => void;
}

/** A photo that the service has, what became of it, and what to do where it cannot be read. */
export function PageTile({ page: masked, onRemove }: PageTileProps) {
  const { formatMessage } = useIntl();
  const page = readFragment(ReadPageFragment, masked);
  const { pageNumber, thumbUrl, state } = page;
  const name =
    pageNumber == null
      ? formatMessage({ id: 'fromPaper.photo' })
      : formatMessage({ id: 'fromPaper.pageOf' }, { page: pageNumber });
  return (
    <Tile picture={thumbUrl} name={name} isBusy={state === 'WAITING'} onRemove={onRemove}>
      {state === 'WAITING' && <Text tone="muted">{formatMessage({ id: 'fromPaper.reading' })}</Text>}
      {state === 'READ' && <Chip tone="success">{name}</Chip>}
      <Fault page={page} />
    </Tile>
  );
}

/** In words, with what to do, and which corner where it is one. */
function Fault({ page: { fault, unseenCorners, printId } }: { page: ReadPagePartsFragment }) {
  const { formatMessage, formatList } = useIntl();
  if (fault == null) return null;
  const corners = unseenCorners.map((corner) => formatMessage({ id: `fromPaper.corner.${corner}` }));
  return (
    <Text tone="problem">
      {formatMessage(
        { id: `fromPaper.fault.${fault}` },
        { corners: formatList(corners), count: corners.length, id: printId ?? '' },
      )}
    </Text>
  );
}

export interface UnsentTileProps {
  photo: PagePhoto;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way, or that did not get there. */
export function UnsentTile({ photo: { failure }, onRetry, onRemove }: UnsentTileProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const name = formatMessage({ id: 'fromPaper.photo' });

  function failureText(): string | undefined {
    if (failure === undefined) return undefined;
    if (failure.kind === 'heic') return formatMessage({ id: 'fromPaper.heic' });
    const { code, problem } = failure;
    return problem ? problemText(problem.code, problem.params) : errorText(code);
  }

  const told = failureText();
  return (
    <Tile name={name} isBusy={failure === undefined} onRemove={onRemove}>
      {told === undefined ? (
        <Text tone="muted">{formatMessage({ id: 'fromPaper.sending' })}</Text>
      ) : (
        <>
          <Text tone="problem">{told}</Text>
          <Button onClick={onRetry}>{formatMessage({ id: 'fromPaper.sendAgain' })}</Button>
        </>
      )}
    </Tile>
  );
}

interface TileProps {
  picture?: string;
  name: string;
  isBusy: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function Tile({ picture, name, isBusy, onRemove, children }: TileProps) {
  const { formatMessage } = useIntl();
  return (
    <Frame aria-busy={isBusy}>
      {picture === undefined ? <Blank /> : <img src={picture} alt={name} />}
      <Stack gap={8}>{children}</Stack>
      <IconButton icon="trash" label={formatMessage({ id: 'fromPaper.removePhoto' })} onClick={onRemove} />
    </Frame>
  );
}

const Frame = styled.li`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: ${tokens.space[12]};
  align-items: start;
  img {
    width: 72px;
    height: 96px;
    object-fit: cover;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
  }
`;

const Blank = styled.div`
  width: 72px;
  height: 96px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
`;
