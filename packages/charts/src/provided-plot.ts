// By the name under which the shell provides it, or each remote that draws would load Highcharts. A file of its own, as
// a file that holds nothing but what is borrowed is none.
export { DrawnCurves, loadHeatPlot } from '@skep/charts/plot';
