import { isTemporaryId, useQuery } from '@skep/remote-kit';
import { focusRing, IconButton, tokens } from '@skep/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { readFragment } from '../generated/fragment-masking.ts';
import { PhotoPartsFragment, PhotosQuery } from './photos.graphql.ts';
import { StoredThumb } from './StoredThumb.tsx';
import { Thumb } from './Thumb.tsx';
import { useIntl } from './use-photo-intl.ts';

const PhotoView = lazy(() => import('./PhotoView.tsx').then((module) => ({ default: module.PhotoView })));

export interface PhotoRowProps {
  ids: readonly string[];
  /** Undefined: they are only looked at. */
  onRemove?: ((id: string) => void) | undefined;
  /** Items of the list after these, as photos that are on their way. */
  children?: ReactNode;
}

/** Small pictures in a row; each opens large. */
export function PhotoRow({ ids, onRemove, children }: PhotoRowProps) {
  const { formatMessage } = useIntl();
  const [openId, setOpenId] = useState<string>();
  const sentIds = ids.filter((id) => !isTemporaryId(id));
  const { data, previousData, refetch } = useQuery(PhotosQuery, {
    variables: { ids: sentIds },
    skip: sentIds.length === 0,
  });
  const found = (data ?? previousData)?.photos.map((photo) => readFragment(PhotoPartsFragment, photo)) ?? [];
  const photos = ids.flatMap((id) => found.find((photo) => photo.id === id) ?? []);
  const openIndex = photos.findIndex(({ id }) => id === openId);
  return (
    <>
      <Row>
        {photos.map(({ id, thumbUrl, caption }, index) => (
          <li key={id}>
            <Thumb>
              <Open
                type="button"
                aria-label={caption ?? formatMessage({ id: 'photos.one' }, { number: index + 1 })}
                onClick={() => setOpenId(id)}
              >
                {/* An address holds for hours: a page that was left open asks for new ones. */}
                <img src={thumbUrl} alt="" loading="lazy" onError={() => refetch()} />
              </Open>
              {onRemove && (
                <IconButton
                  icon="close"
                  label={formatMessage({ id: 'photos.remove' }, { number: index + 1 })}
                  onClick={() => onRemove(id)}
                />
              )}
            </Thumb>
          </li>
        ))}
        {ids.filter(isTemporaryId).map((id, index) => {
          const number = photos.length + index + 1;
          return (
            <StoredThumb key={id} id={id} number={number}>
              {onRemove && (
                <IconButton
                  icon="close"
                  label={formatMessage({ id: 'photos.remove' }, { number })}
                  onClick={() => onRemove(id)}
                />
              )}
            </StoredThumb>
          );
        })}
        {children}
      </Row>
      {openIndex >= 0 && (
        <Suspense fallback={null}>
          <PhotoView
            photos={photos}
            index={openIndex}
            onMove={(index) => setOpenId(photos[index]?.id)}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Open = styled.button`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  ${focusRing}
`;
