import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { Button, Chip, IconButton, Row, Stack, Text, tokens } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { readFragment } from '../generated/fragment-masking.ts';
import type { FromPaperQuery, PageFault, ReadPagePartsFragment } from '../generated/graphql.ts';
import { PlacePageDialog, type PossibleSheet } from './PlacePageDialog.tsx';
import { ReadPageFragment } from './ScanChecklistScreen.graphql.ts';
import { useIntl } from './use-from-paper-intl.ts';
import type { PagePhoto } from './usePagePhotos.ts';

export interface PageTileProps {
  page: NonNullable<FromPaperQuery['sheetReading']>['pages'][number];
  /** Of which it may be said to be a page, where its code cannot be read. */
  sheets: readonly PossibleSheet[];
  onPlaced: () => void;
  onRemove: () => void;
}

/** A photo that the service has, what became of it, and what to do where it cannot be read. */
export function PageTile({ page: masked, sheets, onPlaced, onRemove }: PageTileProps) {
  const { formatMessage } = useIntl();
  const page = readFragment(ReadPageFragment, masked);
  const { pageNumber, thumbUrl, state } = page;
  const name =
    pageNumber == null
      ? formatMessage({ id: 'fromPaper.photo' })
      : formatMessage({ id: 'fromPaper.pageOf' }, { page: pageNumber });
  return (
    <Tile
      picture={thumbUrl}
      name={state === 'READ' ? '' : name}
      isBusy={state === 'WAITING'}
      onRemove={onRemove}
    >
      {state === 'WAITING' && <Text tone="muted">{formatMessage({ id: 'fromPaper.reading' })}</Text>}
      {state === 'READ' && (
        <Row>
          <Chip tone="success">{name}</Chip>
        </Row>
      )}
      <Fault page={page} />
      {sheets.length > 0 && <PlaceByHand page={page} sheets={sheets} onPlaced={onPlaced} />}
    </Tile>
  );
}

/** What the four squares may still tell of a page. */
const placeable: readonly PageFault[] = ['NO_SHEET', 'BLURRED', 'NOT_READ'];

function PlaceByHand({
  page: { id, fault },
  sheets,
  onPlaced,
}: {
  page: ReadPagePartsFragment;
  sheets: readonly PossibleSheet[];
  onPlaced: () => void;
}) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (fault == null || !placeable.includes(fault)) return null;
  return (
    <Row>
      <Button onClick={() => setIsOpen(true)}>{formatMessage({ id: 'fromPaper.placeByHand' })}</Button>
      {isOpen && (
        <PlacePageDialog
          pageId={id}
          sheets={sheets}
          onClose={() => setIsOpen(false)}
          onPlaced={() => {
            setIsOpen(false);
            onPlaced();
          }}
        />
      )}
    </Row>
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

  const faultText = failureText();
  return (
    <Tile name={name} isBusy={failure === undefined} onRemove={onRemove}>
      {faultText === undefined ? (
        <Text tone="muted">{formatMessage({ id: 'fromPaper.sending' })}</Text>
      ) : (
        <>
          <Text tone="problem">{faultText}</Text>
          <Button onClick={onRetry}>{formatMessage({ id: 'fromPaper.sendAgain' })}</Button>
        </>
      )}
    </Tile>
  );
}

interface TileProps {
  picture?: string;
  /** What the picture shows; empty where words next to it say so. */
  name: string;
  isBusy: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function Tile({ picture, name, isBusy, onRemove, children }: TileProps) {
  const { formatMessage } = useIntl();
  return (
    <Layout aria-busy={isBusy}>
      {picture === undefined ? <Blank /> : <img src={picture} alt={name} />}
      <Stack gap={8}>{children}</Stack>
      <IconButton icon="trash" label={formatMessage({ id: 'fromPaper.removePhoto' })} onClick={onRemove} />
    </Layout>
  );
}

const Layout = styled.li`
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
