import 'uplot/dist/uPlot.min.css';
import './day-chart.css';
import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';

export interface Line {
  label: string;
  values: readonly (number | null)[];
  /** For lines whose colour has a meaning; by default, it is that of the line's place. */
  colour?: string;
}

interface DayChartProps {
  days: readonly string[];
  lines: readonly Line[];
  /** Counts have no fractions; measurements have. */
  areCounts: boolean;
}

const HEIGHT = 200;
const WHOLE_STEPS = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();
/** Steps of the time axis in seconds: at most one line per day. */
const DAY_STEPS = [1, 2, 5, 7, 14, 30].map((days) => days * 86_400);
/** Dash patterns, so that lines differ by more than their colour. */
const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3]];
const COLOURS = ['indigo', 'teal', 'orange', 'red'];

export function DayChart({ days, lines, areCounts }: DayChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const scheme = useComputedColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart reads the colours of the scheme from CSS.
  useEffect(() => {
    const target = place.current;
    if (target === null || width === 0) return;
    const colour = (name: string) => getComputedStyle(target).getPropertyValue(name);
    const axis = {
      stroke: colour('--mantine-color-dimmed'),
      font: `12px ${getComputedStyle(target).fontFamily}`,
      grid: { stroke: colour('--line'), width: 1 },
      ticks: { show: false },
    };
    const chart = new UPlot(
      {
        width,
        height: HEIGHT,
        cursor: { show: false },
        axes: [
          { ...axis, space: 60, size: 32, incrs: DAY_STEPS, values: (_, days) => days.map(dayWords) },
          areCounts ? { ...axis, incrs: WHOLE_STEPS } : axis,
        ],
        series: [
          {},
          ...lines.map(({ label, colour: own }, index) => ({
            label,
            stroke: colour(`--mantine-color-${own ?? COLOURS[index % COLOURS.length]}-filled`),
            dash: DASHES[index % DASHES.length] ?? [],
            width: 2,
            points: { show: true, size: 4 },
          })),
        ],
        legend: { live: false },
      },
      [
        days.map((day) => Date.parse(`${day}T00:00:00`) / 1000),
        ...lines.map(({ values }) => [...values]),
      ] as UPlot.AlignedData,
      target,
    );
    return () => chart.destroy();
  }, [days, lines, areCounts, width, scheme]);
  return (
    <div ref={sized} aria-hidden inert style={{ minHeight: HEIGHT, width: '100%', overflow: 'hidden' }}>
      <div ref={place} />
    </div>
  );
}

function dayWords(second: number): string {
  return new Date(second * 1_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}
