/** The part of autocannon that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: 'GET' | 'POST'
      path: string
      headers?: Record<string, string>
      body?: string
    }
    interface Result {
      requests: { total: number; average: number }
      latency: { p99: number }
      non2xx: number
      errors: number
    }
  }
  function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: autocannon.Request[]
  }): Promise<autocannon.Result>
  export default autocannon
}
