import '../server/areas/reviews/tables.ts'
export interface Seed { table: string; rows: (now: Date) => Record<string, unknown>[] }
export const seeds: Seed[] = [{ table: 'reviews', rows: now => Array.from({ length: 60 }, (_, i) => ({ id: i + 1, product: `P${i % 20}`, companyName: 'C', productImage: '', reviewer: `R${i}`, email: 'a@b.c', avatar: '', writtenAt: new Date(now.getTime() - (60 - i) * 86400000).toISOString(), status: i > 45 ? 'PENDING' : 'PUBLISHED', rating: (i % 5) + 1, head: 'h', para: 'p' })) }]
