import { tokens } from '@goldbean/tokens';
import { onElement, styled } from '../../styling/index.ts';
import { InputFrame } from '../TextInput/TextInput.styles.ts';

const { color, font, space } = tokens;

export const PickerTrigger = styled(onElement(InputFrame, 'button'))`
  flex-wrap: wrap;
  column-gap: ${space[2]};
  row-gap: 0;
  inline-size: 100%;
  text-align: start;

  &[aria-invalid='true'] {
    border-color: ${color.danger.text};
  }

  &:disabled {
    color: ${color.text.disabled};
    background: ${color.surface.canvas};
    border-color: ${color.border.default};
    cursor: not-allowed;
  }
`;

export const PickerValue = styled.span`
  flex: 1;
  font-variant-numeric: tabular-nums;

  &[data-empty] {
    color: ${color.text.muted};
  }
`;

export const PickerZone = styled.span`
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  :disabled > & {
    color: inherit;
  }
`;

export const PickerPanel = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
`;

export const PickerTime = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border.subtle};
  font-variant-numeric: tabular-nums;
`;

export const PickerZoneName = styled.span`
  flex: 1 0 100%;
  inline-size: 0;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const PickerFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};

  & > :last-of-type {
    margin-inline-start: auto;
  }
`;
