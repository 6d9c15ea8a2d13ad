/** The cards of the dashboard: how wide they are, and what they show. */
import type { ComponentType } from 'react'
import type { DashboardCard } from '../../platform/schema.generated.ts'
import { ActivityCard } from './ActivityCard.tsx'
import type { CardProps } from './CardFrame.tsx'
import { CategoriesCard } from './CategoriesCard.tsx'
import { OrdersCard, PaymentsCard, ProfitCard, SalesCard } from './FigureCards.tsx'
import { GreetingCard } from './GreetingCard.tsx'
import { GrowthCard } from './GrowthCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { ProjectsCard } from './ProjectsCard.tsx'
import { RevenueCard } from './RevenueCard.tsx'
import { TransactionsCard } from './TransactionsCard.tsx'

interface CardDefinition {
  /** Twelfths of the page. */
  span: 3 | 4 | 6 | 8 | 12
  /** In pixels, on wide screens, before it is drawn. */
  height: number
  Card: ComponentType<CardProps>
}

export const cards: Record<DashboardCard, CardDefinition> = {
  GREETING: { span: 12, height: 195, Card: GreetingCard },
  ORDERS: { span: 3, height: 166, Card: OrdersCard },
  SALES: { span: 3, height: 166, Card: SalesCard },
  PROFIT: { span: 3, height: 166, Card: ProfitCard },
  PAYMENTS: { span: 3, height: 166, Card: PaymentsCard },
  REVENUE: { span: 8, height: 411, Card: RevenueCard },
  GROWTH: { span: 4, height: 411, Card: GrowthCard },
  MONEY: { span: 8, height: 441, Card: MoneyCard },
  CATEGORIES: { span: 4, height: 441, Card: CategoriesCard },
  TRANSACTIONS: { span: 6, height: 439, Card: TransactionsCard },
  ACTIVITY: { span: 6, height: 439, Card: ActivityCard },
  PROJECTS: { span: 12, height: 546, Card: ProjectsCard },
}
