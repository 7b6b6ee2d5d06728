import { HiveDrawing, Row, Stack, Text, tokens } from '@skep/ui';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import { ColourMark } from '../hive/ColourMark.tsx';
import { useBuildText } from '../hive/useBuildText.ts';
import { previewNames } from './preview.ts';
import type { NewApiaryFormState } from './useNewApiary.ts';

export interface ApiaryPreviewProps {
  control: NewApiaryFormState['control'];
}

/** The apiary as it will be, while it is being described. */
export function ApiaryPreview({ control }: ApiaryPreviewProps) {
  const { formatMessage } = useIntl();
  const buildText = useBuildText();
  // Here and not above: what is typed draws the preview again, and not the fields.
  const [name, color, city, hives] = useWatch({
    control,
    name: ['name', 'color', 'address.city', 'hives'],
  });
  const names = previewNames(hives.amount, hives.prefix.trim(), hives.firstNumber);
  return (
    <Picture aria-label={formatMessage({ id: 'hives.preview' })}>
      <Row gap={12} wrap={false}>
        <ColourMark color={color} />
        <Stack gap={0}>
          <Text isBold>{name}</Text>
          {city !== '' && (
            <Text tone="muted" size="small">
              {city}
            </Text>
          )}
        </Stack>
      </Row>
      {names.length === 0 ? (
        <Text tone="muted">{formatMessage({ id: 'hives.previewEmpty' })}</Text>
      ) : (
        <Ground aria-label={buildText(hives.layers)}>
          {names.map((hive) => (
            <Place key={hive}>
              <HiveDrawing layers={hives.layers} color={hives.color} size="small" label="" />
              <Text size="small">{hive}</Text>
            </Place>
          ))}
        </Ground>
      )}
    </Picture>
  );
}

const Picture = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${tokens.space[24]};
  width: 100%;
`;

const Ground = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
  align-items: end;
  gap: ${tokens.space[16]} ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Place = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  min-width: 0;
  text-align: center;
`;
