type Library = Pick<typeof import('highcharts'), 'charts' | 'fireEvent' | 'getOptions' | 'merge'>;

/**
 * Charts that were drawn before the module of accessibility came take part in it too: they lack its defaults, and the
 * moment at which it looks at a new chart is over.
 */
export function joinDrawnCharts({ charts, fireEvent, getOptions, merge }: Library): void {
  const { accessibility, lang, legend, exporting, navigator } = getOptions();
  for (const chart of charts) {
    if (!chart) continue;
    merge(
      true,
      chart.options,
      { accessibility, lang },
      {
        legend: { accessibility: legend?.accessibility },
        exporting: { accessibility: exporting?.accessibility },
        navigator: { accessibility: navigator?.accessibility },
      },
      { accessibility: chart.userOptions.accessibility, lang: chart.userOptions.lang },
    );
    chart.update({ accessibility: { enabled: true } }, false);
    // It looks at a chart when that was drawn; nothing has to be drawn for it.
    fireEvent(chart, 'render');
  }
}
