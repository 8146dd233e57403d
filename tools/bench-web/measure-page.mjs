import lighthouse from 'lighthouse';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
const remembered = ['cookies', 'cache_storage', 'service_workers', 'shader_cache'];
const metrics = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
};

/**
 * Lighthouse's mobile figures of one address: the median of each score (0 to 100) and metric, and
 * the audits that the worst run failed. Throws when a page cannot be measured.
 */
export async function measurePage({ address, name, port, runs, staysSignedIn = false }) {
  const results = [];
  for (let failures = 0; results.length < runs; ) {
    const { lhr } = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      // Every run is a first visit, except that a signed-in client stays signed in.
      clearStorageTypes: staysSignedIn ? remembered : [...remembered, 'local_storage'],
    });
    if (!lhr.runtimeError) results.push(lhr);
    // On a busy machine a recording may fail once; a broken page fails again.
    else if (++failures > runs) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  }
  const figure = (read) => median(results.map(read));
  return {
    name,
    ...Object.fromEntries(
      scores.map((score) => [score, figure((lhr) => 100 * lhr.categories[score].score)]),
    ),
    ...Object.fromEntries(
      Object.entries(metrics).map(([key, audit]) => [
        key,
        figure((lhr) => lhr.audits[audit].numericValue),
      ]),
    ),
    scriptBytes: figure(scriptBytes),
    failed: [...new Set(results.flatMap(failedAudits))],
  };
}

/** Bytes of script over the wire. */
function scriptBytes(lhr) {
  const requests = lhr.audits['network-requests'].details?.items ?? [];
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Failed audits other than performance. */
function failedAudits(lhr) {
  return scores
    .slice(1)
    .flatMap((score) => lhr.categories[score].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => id);
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
