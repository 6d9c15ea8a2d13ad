/** Types of the parts of autocannon in use; the package ships none. */
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
