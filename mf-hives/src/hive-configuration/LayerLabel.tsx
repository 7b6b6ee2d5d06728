import type { EditedLayer } from '@skep/domain';
import { hasFrames } from '@skep/domain';
import { Icon, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import { paintOf } from '../hive/paint.ts';
import { layerIcons } from './layer-icons.ts';

export interface LayerLabelProps {
  layer: EditedLayer;
  hiveColor: string | undefined;
}

/** What a layer is: its colour, kind and frames. */
export function LayerLabel({ layer: { kind, color, frameCount }, hiveColor }: LayerLabelProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Paint style={paintOf(color ?? hiveColor)}>
        <Icon name={layerIcons[kind]} size="small" />
      </Paint>
      <Words>
        {formatMessage({ id: `hives.layerName.${kind}` })}
        {hasFrames(kind) && frameCount !== undefined && !Number.isNaN(frameCount) && (
          <Frames>{formatMessage({ id: 'hives.frameCount' }, { count: frameCount })}</Frames>
        )}
      </Words>
    </>
  );
}

const Paint = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.space[32]};
  height: ${tokens.space[32]};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.small};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${tokens.font.weightMedium};
  line-height: ${tokens.font.lineHeading};
`;

const Frames = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  font-weight: ${tokens.font.weightNormal};
`;
