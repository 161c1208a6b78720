import { Text } from '@mantine/core';
import { Risk } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { labelOf } from '../work/labels.ts';
import { RISK_LABELS } from './labels.ts';

export function RiskText({ risk }: { risk: Risk }) {
  const isHigh = risk === Risk.HIGH;
  return (
    <Text span inherit fw={isHigh ? 700 : 400} c={isHigh ? 'error' : 'inherit'}>
      {labelOf(RISK_LABELS, risk)}
    </Text>
  );
}
